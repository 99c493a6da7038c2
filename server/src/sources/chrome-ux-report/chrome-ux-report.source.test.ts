import { expect } from 'vitest';
import type { Database } from '../../database/open-database.ts';
import { dayAt } from '../../facts/day.ts';
import { storeFacts } from '../../facts/store-facts.ts';
import { connectedSite } from '../../testing/connected-site.ts';
import { onEachEngine } from '../../testing/database.ts';
import { jsonServer } from '../../testing/json-server.ts';
import { objectOf } from '../json-values.ts';
import { chromeUxReport } from './chrome-ux-report.source.ts';

const noon = Date.parse('2026-11-24T12:00:00Z');
const apiKey = 'fake-crux-key-0123456789';
const base = 'https://www.bakery.example';

const record = {
	collectionPeriods: [14, 21].map((day) => ({
		firstDate: { year: 2026, month: 10, day },
		lastDate: { year: 2026, month: 11, day },
	})),
	metrics: {
		largest_contentful_paint: {
			histogramTimeseries: [{ start: 0, end: 2500, densities: [0.71, 0.9] }],
			percentilesTimeseries: { p75s: [2600, 2100] },
		},
		cumulative_layout_shift: {
			histogramTimeseries: [{ start: '0.00', end: '0.10', densities: [0.95, 'NaN'] }],
			percentilesTimeseries: { p75s: ['0.03', null] },
		},
	},
};

/** Chrome UX Report on 127.0.0.1: it knows the origin, and one of two pages. */
async function site(database: Database, key = apiKey) {
	const asked: unknown[] = [];
	const baseUrl = await jsonServer(({ path, headers, body }) => {
		if (path !== '/v1/records:queryHistoryRecord') return { status: 404, body: 'Not found' };
		if (headers['x-goog-api-key'] !== apiKey) {
			const error = { code: 400, message: `API key not valid: ${headers['x-goog-api-key']}` };
			return { status: 400, body: { error } };
		}
		asked.push(body);
		const { url } = objectOf(body);
		if (url === undefined || url === `${base}/rye`) return { body: { record } };
		return { status: 404, body: { error: { code: 404, status: 'NOT_FOUND' } } };
	});
	const work = await connectedSite(database, {
		source: chromeUxReport.name,
		settings: { baseUrl },
		credentials: { apiKey: key },
		engineKey: 'chrome',
		domain: 'bakery.example',
		now: () => noon,
	});
	const day = dayAt(noon, 'UTC') - 3;
	const page = (path: string, clicks: number) => ({
		url: base + path,
		day,
		clicks,
		impressions: clicks,
		positionSum: clicks,
	});
	await storeFacts(database, work.target, { pageSearch: [page('/rye', 5), page('/rolls', 3)] });
	return { work, asked };
}

onEachEngine(
	'reads the origin by device and the most clicked pages, week by week',
	async (database) => {
		const { work, asked } = await site(database);
		const { stored, notes } = await chromeUxReport.sync(work);
		expect(stored).toBe(8);
		expect(notes).toEqual([
			'Google reports https://www.bakery.example, and 1 of the 2 pages with the most clicks.',
		]);
		expect(
			asked.map((body) => [objectOf(body).origin ?? objectOf(body).url, objectOf(body).formFactor]),
		).toEqual([
			[base, undefined],
			[base, 'PHONE'],
			[base, 'DESKTOP'],
			[`${base}/rye`, undefined],
			[`${base}/rolls`, undefined],
		]);
		await chromeUxReport.sync(work);
		const weeks = await database
			.selectFrom('field_week')
			.select(['last_day', 'lcp_ms', 'inp_ms', 'cls', 'lcp_good', 'cls_good'])
			.where('page_id', '=', 0)
			.where('form_factor', '=', 'all')
			.orderBy('last_day')
			.execute();
		const day = (date: string) => Date.parse(date) / 86_400_000;
		expect(weeks).toEqual([
			{
				last_day: day('2026-11-14'),
				lcp_ms: 2600,
				inp_ms: null,
				cls: 0.03,
				lcp_good: 0.71,
				cls_good: 0.95,
			},
			{
				last_day: day('2026-11-21'),
				lcp_ms: 2100,
				inp_ms: null,
				cls: null,
				lcp_good: 0.9,
				cls_good: null,
			},
		]);
	},
);

onEachEngine('a wrong key is named, and never shown', async (database) => {
	const { work } = await site(database, 'wrong-key-0123456789');
	const checked = await chromeUxReport.check(work);
	expect(checked).toMatchObject({ works: false, problem: expect.stringMatching(/does not know/) });
	expect(JSON.stringify(checked)).not.toContain('wrong-key');
});
