import { expect, test } from 'vitest';
import { createExportMemory, type Shelf } from './kept-export.ts';

const figures = { clicks: 1, impressions: 9, position: 4.5 };
const kept = {
	queries: [{ query: 'rye bread', ...figures }],
	pages: [{ url: 'https://bakery.example/rye', ...figures }],
	range: { from: '2026-08-01', to: '2026-10-31' },
};

function shelfOf(texts = new Map<string, string>()): Shelf {
	return {
		getItem: (key) => texts.get(key) ?? null,
		setItem: (key, text) => void texts.set(key, text),
		removeItem: (key) => void texts.delete(key),
	};
}

test('keeps one export per site until it is forgotten', () => {
	const shelf = shelfOf();
	const memory = createExportMemory(shelf, '/one/');
	expect(memory.keep(kept)).toBe(true);
	expect(createExportMemory(shelf, '/one/').read()).toEqual(kept);
	expect(createExportMemory(shelf, '/two/').read()).toBeNull();
	memory.forget();
	expect(memory.read()).toBeNull();
});

test.each(['', '{"queries":[]}', '{"queries":[{"query":1}],"pages":[],"range":null}', '7'])(
	'ignores %j',
	(text) => {
		const shelf = shelfOf(new Map([['plumbline-export:', text]]));
		expect(createExportMemory(shelf, '').read()).toBeNull();
	},
);

test('reports when storage is full', () => {
	const full = {
		...shelfOf(),
		setItem() {
			throw new Error('The quota has been exceeded.');
		},
	};
	expect(createExportMemory(full, '').keep(kept)).toBe(false);
});
