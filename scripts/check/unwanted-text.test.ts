import { expect, test } from 'vitest';
import { unwantedText } from './unwanted-text.ts';

const reasons = (content: string) =>
	unwantedText(content, ['/srv/plumbline']).map(({ line, why }) => `${line}: ${why}`);

test('finds a download host and a folder of this machine, with their lines', () => {
	const host = ['registry', 'npmjs', 'org'].join('.');

	expect(reasons(`one\nhttps://${host}/x\ncd /srv/plumbline/core`)).toEqual([
		'2: contains a registry or download host',
		'3: contains a folder of this machine',
	]);
});

test('leaves longer paths and other hosts alone', () => {
	expect(reasons('https://example.com/srv/plumbline\n/srv/plumbline-old\nnpm.test')).toEqual([]);
});
