import { expect } from 'vitest';
import type { Database } from '../database/open-database.ts';
import { storeFacts } from '../facts/store-facts.ts';
import { onEachEngine } from '../testing/database.ts';
import { writeSite } from '../testing/facts/write-site.ts';
import { siteFigures } from './site-figures.store.ts';

const first = 20_400;
const url = 'https://bakery.example/rye';

onEachEngine('figures end at the last complete day, as on every screen', async (database) => {
	const { siteId, engineId } = await writeSite(database, {});
	const day = (place: number) => first + place;
	const sums = { clicks: 1, impressions: 2, positionSum: 4 };
	await storeFacts(
		database,
		{ siteId, engineId },
		{ pageSearch: [0, 1, 2, 3, 4].map((place) => ({ ...sums, day: day(place), url })) },
	);
	const lastDay = async () => (await siteFigures(database, siteId, engineId))?.lastDay;
	expect(await lastDay()).toBe(day(4));

	const { id } = await database
		.insertInto('connection')
		.values({
			site_id: siteId,
			engine_id: engineId,
			source: 'google-search-console',
			settings: '{}',
			credentials: null,
			created_ms: 0,
		})
		.returning('id')
		.executeTakeFirstOrThrow();
	// A day that was never read to its end does not hide the days after it.
	const states = [1, 0, 1, 1, 0].map((is_final, place) => ({
		site_id: siteId,
		connection_id: id,
		day: day(place),
		is_final,
		read_ms: 1,
	}));
	await database.insertInto('connection_day').values(states).execute();
	expect(await lastDay()).toBe(day(3));
});

onEachEngine('knows folders, and templates of the newest crawl', async (database) => {
	const { siteId, engineId } = await writeSite(database, {});
	const sums = { clicks: 1, impressions: 2, positionSum: 4 };
	const urls = [url, `${url}/dark`];
	await storeFacts(
		database,
		{ siteId, engineId },
		{ pageSearch: urls.map((one) => ({ ...sums, day: first, url: one })) },
	);
	const kinds = async () =>
		(await siteFigures(database, siteId, engineId))?.pages.map(({ kind, template }) => [
			kind,
			template,
		]);
	expect(await kinds()).toEqual([
		['', ''],
		['rye', ''],
	]);
	await crawled(database, siteId, 'done', 'old');
	await crawled(database, siteId, 'done', 'new');
	await crawled(database, siteId, 'running', 'unfinished');
	expect(await kinds()).toEqual([
		['', 'new'],
		['rye', ''],
	]);
});

async function crawled(database: Database, siteId: number, state: string, shape: string) {
	const crawl = await database
		.insertInto('crawl')
		.values({ site_id: siteId, start: url, settings: '{}', state, taken: 1, created_ms: 0 })
		.returning('id')
		.executeTakeFirstOrThrow();
	const crawl_id = Number(crawl.id);
	const page = await database
		.insertInto('crawl_url')
		.values({ crawl_id, hash: shape, url, state: 0, depth: 0, chain: 0, attempts: 0 })
		.returning('id')
		.executeTakeFirstOrThrow();
	const findings = { blockers: 0, errors: 0, warnings: 0, notes: 0 };
	const sizes = { bytes: 0, answer_ms: 0, links: '', data: '' };
	await database
		.insertInto('crawl_page')
		.values({
			crawl_id,
			url_id: Number(page.id),
			indexable: 'yes',
			score: 100,
			shape,
			...findings,
			...sizes,
		})
		.execute();
}
