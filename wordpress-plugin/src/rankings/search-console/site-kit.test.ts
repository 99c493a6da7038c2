import { expect, test } from 'vitest';
import { figuresOf } from './site-kit.ts';

const row = { clicks: 2, ctr: 0.02, impressions: 100, position: 11.25 };

test('reads queries and the total, as Site Kit passes them on', () => {
	const queries = [
		{ ...row, keys: ['rye'], impressions: 5 },
		{ ...row, keys: ['rye bread'] },
	];
	expect(figuresOf(queries, [{ ...row, impressions: 140 }])).toEqual({
		queriesAreOf: 'page',
		total: { clicks: 2, impressions: 140, position: 11.25 },
		queries: [
			{ query: 'rye bread', clicks: 2, impressions: 100, position: 11.25 },
			{ query: 'rye', clicks: 2, impressions: 5, position: 11.25 },
		],
	});
});

test('has no figures for a page without impressions', () => {
	expect(figuresOf([], [])).toEqual({ queriesAreOf: 'page', total: null, queries: [] });
});
