import { expect, test } from 'vitest';
import { hostsOf } from './hosts-of.ts';

test('lists each host once, whatever the port', () => {
	expect(hostsOf(['http://127.0.0.1:1/', 'http://127.0.0.1:2/', 'https://a.example/x'])).toEqual([
		'http://127.0.0.1/*',
		'https://a.example/*',
	]);
});

test('lists no host for URLs that no server has', () => {
	expect(hostsOf(['javascript:alert(1)', 'data:,a', 'file:///a', ''])).toEqual([]);
});
