import type { KeywordPlace } from '@plumbline/core';
import { expect, test } from 'vitest';
import { answerRows } from './answer-row.ts';

const place = (overrides: Partial<KeywordPlace>): KeywordPlace => ({
	name: 'text',
	best: 'missing',
	hitCount: 0,
	hits: [],
	node: 'b1:0',
	...overrides,
});
const hit = {
	kind: 'exact',
	text: 'A rye bread.',
	words: [
		{ start: 2, end: 5 },
		{ start: 6, end: 11 },
	],
	synonym: null,
	node: 'b2:12',
} as const;

test('a hit leads to its words, and a gap to where they could be', () => {
	const rows = answerRows([
		place({ name: 'text', best: 'exact', hitCount: 3, hits: [hit] }),
		place({ name: 'first_paragraph' }),
		place({ name: 'description', best: 'absent', node: null }),
		place({ name: 'title', best: 'exact', hitCount: 1, node: 'title' }),
	]);

	expect(rows).toEqual([
		{ name: 'title', label: 'Title', found: '✓', isFound: true, place: { kind: 'title' } },
		{
			name: 'description',
			label: 'Description',
			found: '–',
			isFound: false,
			place: { kind: 'field', field: 'description' },
		},
		{
			name: 'first_paragraph',
			label: 'First paragraph',
			found: '–',
			isFound: false,
			place: { kind: 'block', clientId: 'b1', offset: 0, named: [] },
		},
		{
			name: 'text',
			label: 'Text',
			found: '3×',
			isFound: true,
			place: { kind: 'block', clientId: 'b2', offset: 12, named: ['rye bread'] },
		},
	]);
});

test('unknown is neither found nor missing, and without a place there is no way to go', () => {
	const rows = answerRows([
		place({ name: 'url', best: 'unknown', node: null }),
		place({ name: 'alt', best: 'absent', node: null }),
	]);

	expect(rows.map(({ found, isFound, place: there }) => [found, isFound, there])).toEqual([
		['?', null, null],
		['–', false, null],
	]);
});
