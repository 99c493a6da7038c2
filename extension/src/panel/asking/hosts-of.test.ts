import { expect, test } from 'vitest';
import { hostsOf } from './hosts-of.ts';

test('needs each host once, whatever the port', () => {
	expect(hostsOf(['http://127.0.0.1:1/', 'http://127.0.0.1:2/', 'https://a.example/x'])).toEqual([
		'http://127.0.0.1/*',
		'https://a.example/*',
	]);
});
