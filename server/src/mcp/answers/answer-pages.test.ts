import { expect, it } from 'vitest';
import { answerPage } from './answer-pages.ts';

const items = Array.from({ length: 100 }, (_, index) => ({ index, text: 'パン'.repeat(20) }));
const head = { provenance: 'stored rankings' };

it('cuts an answer into pages of at most 4,000 bytes that together have every item once', () => {
	const seen: object[] = [];
	for (let cursor: string | null = '0'; cursor !== null; ) {
		const page = answerPage({ head, items }, Number(cursor));
		expect(Buffer.byteLength(JSON.stringify(page))).toBeLessThanOrEqual(4000);
		expect(page).toMatchObject({ ...head, total: 100 });
		seen.push(...page.items);
		cursor = page.next_cursor;
	}
	expect(seen).toEqual(items);
});

it('returns a single item that is larger than a page', () => {
	const large = { text: 'r'.repeat(9000) };
	const page = answerPage({ head, items: [large, large] }, 0);
	expect(page).toMatchObject({ items: [large], next_cursor: '1' });
});

it('is an empty page without items', () => {
	expect(answerPage({ head, items: [] }, 0)).toEqual({
		...head,
		items: [],
		total: 0,
		next_cursor: null,
	});
});
