import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { linkedIds, packLinks, unpackLinks } from './packed-links.ts';

const link = fc.record({
	urlId: fc.integer({ min: 0, max: 2 ** 31 - 1 }),
	node: fc.option(fc.integer({ min: 0, max: 2 ** 30 })),
	line: fc.integer({ min: 0, max: 2 ** 25 }),
	column: fc.integer({ min: 0, max: 2 ** 25 }),
});

test('links come out of the database as they went in', () => {
	fc.assert(
		fc.property(fc.array(link), (links) => {
			const packed = packLinks(links);
			expect(unpackLinks(packed)).toEqual(links);
			expect(linkedIds(packed)).toEqual(new Set(links.map(({ urlId }) => urlId)));
		}),
	);
});

test('a link of a menu takes at most ten characters', () => {
	const links = Array.from({ length: 60 }, (_, index) => ({
		urlId: 500_000 + index * 3,
		node: 2000 + index * 80,
		line: 20 + index,
		column: 5,
	}));
	expect(packLinks(links).length).toBeLessThan(60 * 10);
});
