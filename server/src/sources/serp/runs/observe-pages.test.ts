import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { SearchResult } from '../providers/provider.ts';
import { isReadFromTop, pageOrder } from '../results-page/page-order.ts';
import { observe } from './observation.ts';
import { lookUp } from './observe-pages.ts';

const pageSize = 10;
const target = { domain: 'example.com', matchMode: 'domain' } as const;

/** A results page as long as `length`, with the site at these positions. */
function resultsWith(positions: readonly number[], length: number): SearchResult[] {
	return Array.from({ length }, (_, index) => {
		const host = positions.includes(index + 1) ? 'www.example.com' : `other-${index}.test`;
		const url = `https://${host}/${index + 1}`;
		return { position: index + 1, url, title: `Title ${index + 1}`, snippet: '' };
	});
}

async function look(all: readonly SearchResult[], order: readonly number[]) {
	const read: number[] = [];
	const observation = await lookUp({
		order,
		target,
		readPage: async (page) => {
			read.push(page);
			const results = all.slice((page - 1) * pageSize, page * pageSize);
			return { results, costMicros: null };
		},
	});
	return { observation, read };
}

const situations = fc.record({
	pages: fc.integer({ min: 1, max: 10 }),
	lastPage: fc.option(fc.integer({ min: 1, max: 12 })),
	positions: fc.array(fc.integer({ min: 1, max: 110 }), { maxLength: 3 }),
	length: fc.integer({ min: 0, max: 110 }),
});

test('finds the site exactly when a full search does, on a page where it really is', async () => {
	await fc.assert(
		fc.asyncProperty(situations, async ({ pages, lastPage, positions, length }) => {
			const all = resultsWith(positions, length);
			const everything = observe(all.slice(0, pages * pageSize), target);
			const { observation, read } = await look(all, pageOrder({ pages, lastPage }));
			expect(observation.state).toBe(everything.state);
			if (observation.rank !== null) expect(positions).toContain(observation.rank);
			if (observation.state === 'u') {
				expect(observation.checkedDepth).toBe(everything.checkedDepth);
			}
			expect(new Set(read).size).toBe(read.length);
			expect(read.length).toBeLessThanOrEqual(pages);
		}),
	);
});

test('equals the full search when the site appears once, or when it reads from the top', async () => {
	await fc.assert(
		fc.asyncProperty(situations, async ({ pages, lastPage, positions, length }) => {
			const once = positions.length <= 1;
			const all = resultsWith(positions, length);
			const everything = observe(all.slice(0, pages * pageSize), target);
			const order = pageOrder({ pages, lastPage: once ? lastPage : null });
			const { observation } = await look(all, order);
			expect({ ...observation, checkedDepth: 0 }).toEqual({ ...everything, checkedDepth: 0 });
		}),
	);
});

test('keeps the part of a title that every database can store', () => {
	const title = `a\0b\ud800${'x'.repeat(5000)}`;
	const result = { position: 1, url: 'https://example.com/', title, snippet: '' };
	const { title: kept } = observe([result], target);
	expect(kept).toMatch(/^ab\ufffdx+$/);
	expect(kept?.length).toBeLessThan(5000);
});

test.each([
	[1, null, [1]],
	[3, null, [1, 2, 3]],
	[3, 1, [1, 2, 3]],
	[5, 3, [3, 2, 4, 1, 5]],
	[5, 5, [5, 4, 1, 2, 3]],
	[3, 9, [1, 2, 3]],
	[3, 4, [3, 1, 2]],
])('of %i pages, last found on %s, reads %j', (pages, lastPage, order) => {
	expect(pageOrder({ pages, lastPage })).toEqual(order);
});

test('one request is enough for a site that stayed on its page', async () => {
	const { observation, read } = await look(
		resultsWith([47], 100),
		pageOrder({ pages: 10, lastPage: 5 }),
	);
	expect(observation).toMatchObject({ state: 'r', rank: 47, url: 'https://www.example.com/47' });
	expect(observation.title).toBe('Title 47');
	expect(read).toEqual([5]);
});

test('requests no page after an empty one', async () => {
	const { observation, read } = await look(
		resultsWith([], 13),
		pageOrder({ pages: 10, lastPage: 6 }),
	);
	expect(observation).toMatchObject({ state: 'u', checkedDepth: 13 });
	expect(read).toEqual([6, 5, 1, 2, 3]);
});

test('a failed page never counts as “not there”', async () => {
	const failing = lookUp({
		order: [1, 2],
		target,
		readPage: async (page) => {
			if (page === 2) throw new Error('gone');
			return { results: resultsWith([], 10), costMicros: null };
		},
	});
	await expect(failing).rejects.toThrow('gone');
});

test('each keyword is read from the top once a week', () => {
	for (const keywordId of [1, 2, 7, 12_345]) {
		const days = Array.from({ length: 7 }, (_, index) => 20_700 + index);
		expect(days.filter((day) => isReadFromTop(keywordId, day))).toHaveLength(1);
	}
});
