import { expect, onTestFinished, test } from 'vitest';
import { addConversionEvent, conversionEvents } from '../../accounts/conversion-events.store.ts';
import type { Database } from '../../database/open-database.ts';
import { type Day, formatDay, parseDay } from '../../facts/day.ts';
import { connectedSite } from '../../testing/connected-site.ts';
import { onEachEngine } from '../../testing/database.ts';
import { answerReport, ordinaryAnalytics } from '../../testing/fake-google/answer-report.ts';
import { type FakeGoogleSettings, startFakeGoogle } from '../../testing/fake-google/fake-google.ts';
import { fakeClient } from '../../testing/fake-google/fake-sign-in.ts';
import { noteDayRead, readDays } from '../connection-days.store.ts';
import { listOf, objectOf } from '../json-values.ts';
import type { SyncWork } from '../source.ts';
import { googleAnalytics } from './google-analytics.source.ts';

const nowMs = Date.parse('2026-11-20T12:00:00Z');
const today = parseDay('2026-11-20') ?? 0;

async function fake(settings: FakeGoogleSettings = {}) {
	const google = await startFakeGoogle({ nowMs: () => nowMs, ...settings });
	onTestFinished(google.close);
	return google;
}

async function connected(
	database: Database,
	url: string,
	more: { readonly signal?: AbortSignal; readonly property?: string } = {},
): Promise<SyncWork> {
	const { property = ordinaryAnalytics.property, signal } = more;
	return connectedSite(database, {
		source: googleAnalytics.name,
		settings: { property, timeZone: 'Europe/Berlin', currency: 'EUR', baseUrl: url },
		credentials: { kind: 'oauth', ...fakeClient, refreshToken: '1//fake-refresh-token' },
		engineKey: 'google_us',
		now: () => nowMs,
		...(signal && { signal }),
	});
}

/** Marks everything before the last days as read. */
async function readBefore(work: SyncWork, day: Day): Promise<void> {
	await work.database.transaction().execute(async (transaction) => {
		for (let each = today - 430; each < day; each++) {
			const read = { day: each, isFinal: true, readMs: nowMs };
			await noteDayRead(transaction, work.connection, read);
		}
	});
}

/** The fake’s figures for a day: visits of each landing page, or events of each. */
function counted(day: Day, dimension: 'visits' | 'events'): (readonly [string, number[]])[] {
	const named = (...names: string[]) => names.map((name) => ({ name }));
	const range = { startDate: formatDay(day), endDate: formatDay(day) };
	const expressions = [
		['sessionMedium', 'organic'],
		['sessionSource', 'google'],
		['countryId', 'US'],
	].map(([fieldName, value]) => ({ filter: { fieldName, stringFilter: { value } } }));
	const isEvents = dimension === 'events';
	const names = ['date', 'landingPagePlusQueryString', ...(isEvents ? ['eventName'] : [])];
	const { body } = answerReport(
		{ ...ordinaryAnalytics, firstDay: day, lastDay: day },
		`/v1beta/properties/${ordinaryAnalytics.property}:runReport`,
		{
			dateRanges: [range],
			dimensions: named(...names),
			metrics: isEvents ? named('keyEvents', 'totalRevenue') : named('sessions'),
			dimensionFilter: { andGroup: { expressions } },
		},
	);
	return listOf(objectOf(body).rows).map((row) => {
		const texts = (list: unknown) => listOf(list).map((each) => String(objectOf(each).value));
		const { dimensionValues, metricValues } = objectOf(row);
		return [texts(dimensionValues).slice(1).join(' '), texts(metricValues).map(Number)];
	});
}

function sum(values: readonly number[]): number {
	return values.reduce((total, value) => total + value, 0);
}

function visitsOf(database: Database, day: Day) {
	return database
		.selectFrom('page_day')
		.innerJoin('page', 'page.id', 'page_day.page_id')
		.select(['url_key', 'visits'])
		.where('day', '=', day)
		.orderBy('url_key')
		.execute();
}

onEachEngine('reads visits and key events of landing pages, day by day', async (database) => {
	const google = await fake();
	const work = await connected(database, google.url);
	await readBefore(work, today - 10);
	const named = { siteId: work.site.id, name: 'Order', alias: 'purchase' };
	const orderId = await addConversionEvent(database, named);
	const { stored, notes } = await googleAnalytics.sync(work);
	expect(stored).toBeGreaterThan(20);
	const day = today - 2;
	const counts = new Map(counted(day, 'visits'));
	expect(await visitsOf(database, day)).toEqual(
		[
			['example.com', ['/']],
			['example.com/bread', ['/bread', '/bread?utm_source=letter']],
			['example.com/cakes', ['/cakes/']],
		].map(([url_key, pages = []]) => ({
			url_key,
			visits: sum([...pages].flatMap((page) => counts.get(page) ?? [])),
		})),
	);
	expect(notes).toEqual([expect.stringMatching(/^\d+ visits have no landing page/)]);
	const events = await conversionEvents(database, work.site.id);
	expect(events.map(({ name, alias }) => [name, alias])).toEqual([
		['Order', 'purchase'],
		['generate_lead', 'generate_lead'],
	]);
	const orders = await database
		.selectFrom('page_event_day')
		.select((eb) => [eb.fn.sum('conversions').as('count'), eb.fn.sum('revenue_minor').as('minor')])
		.where('day', '=', day)
		.where('event_id', '=', orderId)
		.executeTakeFirstOrThrow();
	const purchases = counted(day, 'events').filter(
		([name]) => name.endsWith(' purchase') && !name.startsWith('('),
	);
	expect(Number(orders.count)).toBe(sum(purchases.map(([, [keyEvents = 0]]) => keyEvents)));
	expect(Number(orders.minor)).toBe(
		Math.round(sum(purchases.map(([, [, revenue = 0]]) => revenue * 100))),
	);
});

onEachEngine('the last three days are read again, and nothing else', async (database) => {
	const google = await fake();
	const work = await connected(database, google.url);
	await readBefore(work, today - 10);
	await googleAnalytics.sync(work);
	const before = await visitsOf(database, today - 1);
	google.requests.length = 0;
	await googleAnalytics.sync(work);
	const ranges = google.requests.flatMap(({ body }) => listOf(objectOf(body).dateRanges));
	expect(ranges).toEqual([
		{ startDate: '2026-11-17', endDate: '2026-11-19' },
		{ startDate: '2026-11-17', endDate: '2026-11-19' },
	]);
	expect(await visitsOf(database, today - 1)).toEqual(before);
});

onEachEngine('figures that Analytics withdraws from a day are removed here', async (database) => {
	const google = await fake();
	const work = await connected(database, google.url);
	await readBefore(work, today - 1);
	await googleAnalytics.sync(work);
	const landingPages = ['/', '/bread'];
	const corrected = await fake({ analytics: { landingPages, keyEvents: ['purchase'] } });
	const settings = { ...objectOf(work.connection.settings), baseUrl: corrected.url };
	await googleAnalytics.sync({ ...work, connection: { ...work.connection, settings } });
	const visits = await visitsOf(database, today - 1);
	expect(visits.map(({ url_key }) => url_key)).toEqual(['example.com', 'example.com/bread']);
	const months = await database.selectFrom('page_month').select('visits').execute();
	expect(sum(months.map((row) => row.visits))).toBe(sum(visits.map((row) => row.visits)));
	const events = await database
		.selectFrom('page_event_day')
		.innerJoin('conversion_event', 'conversion_event.id', 'page_event_day.event_id')
		.select('event_alias')
		.distinct()
		.execute();
	expect(events).toEqual([{ event_alias: 'purchase' }]);
});

onEachEngine('paged answers are read to the end', async (database) => {
	const google = await fake({ analytics: { mostRows: 3 } });
	const work = await connected(database, google.url);
	await readBefore(work, today - 3);
	await googleAnalytics.sync(work);
	const visits = await visitsOf(database, today - 1);
	const expected = counted(today - 1, 'visits').filter(([page]) => !page.startsWith('('));
	expect(sum(visits.map((row) => row.visits))).toBe(sum(expected.flatMap(([, values]) => values)));
	expect(google.requests.filter(({ path }) => path.endsWith(':runReport')).length).toBeGreaterThan(
		5,
	);
});

onEachEngine(
	'a quota that runs out midway keeps what was read, and the next run continues there',
	async (database) => {
		const google = await fake();
		const work = await connected(database, google.url);
		await readBefore(work, today - 20);
		let spans = 0;
		const limited = {
			...work,
			onProgress: () => {
				if (++spans === 1) google.fail('tokensExhausted', { path: ':runReport', times: 9 });
			},
		};
		await expect(googleAnalytics.sync(limited)).rejects.toMatchObject({
			failure: 'quota',
			message: expect.stringContaining('Exhausted property tokens per hour'),
		});
		const read = (await readDays(database, work.connection, work.now())).filter(
			({ day }) => day >= today - 20,
		);
		expect(read.map(({ day }) => today - day).sort((one, other) => one - other)).toEqual([
			1, 2, 3, 4, 5, 6, 7,
		]);
		const unlimited = await fake();
		const settings = { ...objectOf(work.connection.settings), baseUrl: unlimited.url };
		await googleAnalytics.sync({ ...work, connection: { ...work.connection, settings } });
		expect(await visitsOf(database, today - 20)).toHaveLength(3);
	},
);

onEachEngine('reports what Analytics withholds', async (database) => {
	const metadata = { subjectToThresholding: true, dataLossFromOtherRow: true };
	const google = await fake({ analytics: { metadata, currency: 'JPY' } });
	const work = await connected(database, google.url);
	await readBefore(work, today - 1);
	const { notes } = await googleAnalytics.sync(work);
	expect(notes.join('\n')).toMatch(/withholds rows/);
	expect(notes.join('\n')).toMatch(/“\(other\)”/);
	expect(notes.join('\n')).toMatch(/currency of the property changed from EUR to JPY/);
});

onEachEngine('a check reports what can be read, or the remedy', async (database) => {
	const google = await fake();
	const work = await connected(database, google.url);
	expect(await googleAnalytics.check(work)).toEqual({
		works: true,
		detail: expect.stringMatching(/123456789 .*Europe\/Berlin.*EUR/),
	});
	google.fail('accessNotConfigured', { path: ':runReport' });
	expect(await googleAnalytics.check(work)).toMatchObject({
		works: false,
		remedy: expect.stringContaining('Enable “Google Analytics Data API”'),
	});
	const other = await connected(database, google.url, { property: '999' });
	expect(await googleAnalytics.check(other)).toMatchObject({
		works: false,
		problem: expect.stringContaining('does not show property 999'),
		remedy: expect.stringContaining('Property access management'),
	});
	google.revoke();
	google.endTokens();
	expect(await googleAnalytics.check(work)).toMatchObject({ works: false });
});

test('feeds the engines whose visits Analytics distinguishes', () => {
	const keys = ['google', 'google_us', 'bing_gb__mobile', 'example_us', 'google__image'];
	expect(keys.filter(googleAnalytics.feeds)).toEqual(['google', 'google_us', 'bing_gb__mobile']);
});
