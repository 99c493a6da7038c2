import { expect, onTestFinished, test } from 'vitest';
import { type FakeGoogleSettings, startFakeGoogle } from '../../testing/fake-google/fake-google.ts';
import { fakeClient } from '../../testing/fake-google/fake-sign-in.ts';
import { objectOf } from '../json-values.ts';
import { readDay } from './read-day.ts';
import { createSearchConsoleApi } from './search-console-api.ts';
import { searchTypes } from './search-type.ts';
import { readSiteTotals } from './site-totals.ts';

const permissionLevel = 'siteFullUser';

async function searchConsole(
	fakeSettings: FakeGoogleSettings = {},
	property = 'sc-domain:example.com',
) {
	const fake = await startFakeGoogle(fakeSettings);
	onTestFinished(() => fake.close());
	const settings = {
		property,
		baseUrl: fake.url,
		filter: { country: 'usa', device: 'MOBILE', type: searchTypes.web },
	} as const;
	const credentials = { kind: 'oauth', ...fakeClient, refreshToken: '1//fake-refresh-token' };
	const access = { credentials, fetch, now: Date.now, signal: new AbortController().signal };
	const queries = () => fake.requests.filter(({ path }) => path.endsWith('/query'));
	return { fake, settings, queries, api: createSearchConsoleApi(access, settings) };
}

test('reads a day by query and by page, which are counted differently', async () => {
	const { api, settings, fake } = await searchConsole();
	const { search, searchPages } = await readDay(api, settings, fake.data.lastDay);
	expect(search[0]).toEqual({
		keyword: expect.any(String),
		day: fake.data.lastDay,
		days: 1,
		impressions: expect.any(Number),
		clicks: expect.any(Number),
		positionSum: expect.any(Number),
	});
	expect(searchPages[0]?.url).toMatch(/^https:\/\/www\.example\.com\//);
	expect(searchPages.length).toBeGreaterThan(search.length);
});

test('requests one day, one country and one device', async () => {
	const { api, settings, fake, queries } = await searchConsole();
	await readDay(api, settings, fake.data.lastDay);
	const [first] = queries();
	expect(first?.path).toBe('/webmasters/v3/sites/sc-domain%3Aexample.com/searchAnalytics/query');
	const body = objectOf(first?.body);
	expect(body.startDate).toBe(body.endDate);
	expect(body).toMatchObject({
		dimensions: ['date', 'page'],
		type: 'web',
		dataState: 'all',
		rowLimit: 25_000,
		dimensionFilterGroups: [
			{
				groupType: 'and',
				filters: [
					{ dimension: 'country', operator: 'equals', expression: 'usa' },
					{ dimension: 'device', operator: 'equals', expression: 'MOBILE' },
				],
			},
		],
	});
});

test('reads page after page to the end', async () => {
	const { api, settings, fake, queries } = await searchConsole({ data: { queries: 32_000 } });
	const { search, searchPages } = await readDay(api, settings, fake.data.lastDay);
	expect(search.length).toBeGreaterThan(25_000);
	expect(new Set(search.map(({ keyword }) => keyword)).size).toBe(search.length);
	expect(searchPages.length).toBeGreaterThan(search.length);
	const starts = queries().map(({ body }) => objectOf(body).startRow);
	expect(starts).toEqual([0, 0, 25_000, 0, 25_000]);
});

test('a URL-prefix property is requested by its URL', async () => {
	const siteUrl = 'https://www.example.com/';
	const { api, settings, fake, queries } = await searchConsole(
		{ properties: [{ siteUrl, permissionLevel }] },
		siteUrl,
	);
	await readDay(api, settings, fake.data.lastDay);
	expect(queries()[0]?.path).toContain('/sites/https%3A%2F%2Fwww.example.com%2F/');
});

test('a day without rows is an empty day', async () => {
	const { api, settings, fake } = await searchConsole();
	const day = fake.data.firstDay - 1;
	expect(await readDay(api, settings, day)).toEqual({
		search: [],
		searchPages: [],
		pageSearch: [],
	});
	expect((await readSiteTotals(api, settings, { fromDay: day, toDay: day })).byDay.size).toBe(0);
});

test('the site totals say which days are incomplete', async () => {
	const { api, settings, fake } = await searchConsole();
	const { lastDay, firstIncompleteDay } = fake.data;
	const totals = await readSiteTotals(api, settings, { fromDay: lastDay - 9, toDay: lastDay });
	expect(totals.byDay.size).toBe(10);
	expect(totals.firstIncompleteDay).toBe(firstIncompleteDay);
});

test.each([
	[{ metadata: { firstIncompleteDate: '2026-11-18' } }, '2026-11-18'],
	[{ metadata: { first_incomplete_date: '2026-11-18' } }, '2026-11-18'],
	[{}, '2026-11-17'],
])('%j: incomplete from %s', async (answer, expected) => {
	const { settings } = await searchConsole();
	const day = (date: string) => Date.parse(date) / 86_400_000;
	const api = { request: async () => answer };
	const range = { fromDay: day('2026-11-01'), toDay: day('2026-11-19') };
	expect((await readSiteTotals(api, settings, range)).firstIncompleteDay).toBe(day(expected));
});
