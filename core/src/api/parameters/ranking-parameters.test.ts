import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { listRankings } from '../endpoints/rankings.ts';
import { listRankingTrends } from '../endpoints/rankings-trend.ts';
import { openApiDocument } from '../openapi.ts';

const asked = {
	site_global_key: 'a1',
	search_engine_global_key: 'google_us',
	date_from: '2026-10-01',
	date_to: '2026-10-31',
};

function parsed(parameters: Record<string, unknown>) {
	return z.parse(listRankings.input, { ...asked, ...parameters });
}

function refusals(parameters: Record<string, unknown>) {
	const result = z.safeParse(listRankings.input, { ...asked, ...parameters });
	return Object.fromEntries(
		(result.error?.issues ?? []).map(({ path, message }) => [path[0], message]),
	);
}

test('missing parameters get the defaults of the interface', () => {
	expect(parsed({})).toEqual({
		...asked,
		granularity: 'daily',
		limit: 100,
		offset: 0,
		sort_col: 'visits',
		sort_dir: 'desc',
		null_style: 'null',
	});
	expect(z.parse(listRankingTrends.input, asked).aggregation).toBe('keywords');
});

test('missing required parameters are named', () => {
	const result = z.safeParse(listRankings.input, {});
	expect(result.error?.issues.map(({ path }) => path[0])).toEqual(Object.keys(asked));
});

describe('dates', () => {
	test.each(['2026-02-30', '2026-13-01', '2025-02-29', '26-01-01', '2026-1-1', 'today', 20261001])(
		'%j is not a calendar date',
		(date_from) => expect(refusals({ date_from }).date_from).toContain('YYYY-MM-DD'),
	);

	test('a leap day is a valid date', () =>
		expect(parsed({ date_from: '2024-02-29' })).toBeTruthy());
});

describe('whole numbers', () => {
	test.each([
		[1, 1],
		['1000', 1000],
		[' 7 ', 7],
	])('limit %j is %i', (limit, expected) => expect(parsed({ limit }).limit).toBe(expected));

	test.each([0, 1001, -1, '1.5', '1e2', '0x10', 'ten', '', [1, 2], true])(
		'limit %j is refused',
		(limit) => expect(refusals({ limit }).limit).toContain('from 1 to 1000'),
	);
});

describe('sorting', () => {
	test.each([
		['m_visits', 'visits'],
		['M_Revenue', 'revenue'],
		['keyword_name', 'keyword'],
		['page_url', 'url'],
		['ctr', 'ctr'],
	])('%s is the column %s', (sort_col, column) => {
		expect(parsed({ sort_col }).sort_col).toBe(column);
	});

	test.each(['toString', '__proto__', 'rank,', 'webmaster_metrics'])(
		'%s is not a column, and the message lists the valid ones',
		(sort_col) => expect(refusals({ sort_col }).sort_col).toContain('visits, conversions, revenue'),
	);

	test('directions may be written in capitals', () => {
		expect(parsed({ sort_dir: 'ASC' }).sort_dir).toBe('asc');
		expect(refusals({ sort_dir: 'down' }).sort_dir).toContain('asc, desc');
	});
});

describe('lists', () => {
	test.each([
		['3', [3]],
		['3, 5,3', [3, 5]],
		[
			['3', '5,7'],
			[3, 5, 7],
		],
		[
			[3, 5],
			[3, 5],
		],
		[7, [7]],
	])('conversion events %j are %j', (conversion_events, expected) => {
		expect(parsed({ conversion_events }).conversion_events).toEqual(expected);
	});

	test.each(['a', '0', '-1', '1.5', ',', 2 ** 31, '1 2'])(
		'%j are not conversion events',
		(conversion_events) =>
			expect(refusals({ conversion_events })).toHaveProperty('conversion_events'),
	);

	test('names of groups may contain commas', () => {
		expect(parsed({ groups: 'bread, "cakes, pies"' }).groups).toEqual(['bread', 'cakes, pies']);
	});

	test('a keyword with commas is not split', () => {
		expect(parsed({ keyword: 'bread, rye' }).keyword).toEqual(['bread, rye']);
	});

	test('unknown values of include are refused by name', () => {
		expect(parsed({ include: 'STATUS' }).include).toEqual(['status']);
		expect(refusals({ include: 'status,counts' }).include).toContain(
			'Allowed: status, coverage, brand.',
		);
	});
});

test('the OpenAPI document has every parameter with its default', () => {
	const { paths } = openApiDocument([listRankings, listRankingTrends], '0');
	expect(paths).toMatchObject({
		'/api/v3/keywords/rankings': {
			get: {
				parameters: expect.arrayContaining([
					expect.objectContaining({ name: 'limit', required: false }),
					expect.objectContaining({ name: 'date_to', required: true }),
					expect.objectContaining({
						name: 'sort_col',
						schema: expect.objectContaining({ default: 'visits' }),
					}),
				]),
			},
		},
	});
});
