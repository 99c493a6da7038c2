import { expect, test } from 'vitest';
import { fetchedBytes } from './fetched-bytes.ts';

const file = (name: string, initiatorType: string, transferSize: number, decodedBodySize = 0) => ({
	name: `https://example.com/${name}`,
	initiatorType,
	transferSize,
	decodedBodySize,
});

test('adds up the bytes by kind, largest first', () => {
	const fetched = fetchedBytes(
		[
			file('app.js?v=2', 'link', 900),
			file('loaf', 'img', 5000),
			file('crust.webp', 'css', 700),
			file('text.woff2', 'css', 300),
			file('api', 'fetch', 20),
		],
		file('', 'navigation', 400),
	);

	expect(fetched.map(({ bytes, count, kind }) => [kind, count, bytes])).toEqual([
		['image', 2, 5700],
		['script', 1, 900],
		['html', 1, 400],
		['font', 1, 300],
		['data', 1, 20],
	]);
});

test('distinguishes cached files from files of unknown size', () => {
	const [fetched] = fetchedBytes(
		[file('a.png', 'img', 0, 900), file('b.png', 'img', 0)],
		undefined,
	);

	expect(fetched).toEqual({ kind: 'image', count: 2, bytes: 0, unknownCount: 1 });
});
