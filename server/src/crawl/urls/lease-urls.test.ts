import { expect } from 'vitest';
import type { Database } from '../../database/open-database.ts';
import { crawlSettingsOf } from '../../testing/crawl-settings.ts';
import { onEachEngine } from '../../testing/database.ts';
import { createCrawl } from '../crawls.store.ts';
import { addUrls } from './add-urls.store.ts';
import { createKnownUrls } from './known-urls.ts';
import { leaseMs, leaseUrls, releaseExpired } from './lease-urls.store.ts';
import { createUrlScope } from './url-scope.ts';

const start = 'https://example.com/';

async function crawlWith(database: Database, paths: readonly string[]): Promise<number> {
	const settings = crawlSettingsOf({ start });
	const { id } = await createCrawl(database, settings, 0);
	const scope = createUrlScope(settings);
	await addUrls(
		{ database, crawlId: id, settings, scope, known: createKnownUrls() },
		paths.map((path) => ({
			...{
				address: new URL(path, start).href,
				depth: 1,
				from: null,
				isFollowed: true,
				sitemap: null,
			},
		})),
	);
	return id;
}

onEachEngine(
	'a URL that keeps ending its worker is leased alone, then given up; no other is',
	async (database) => {
		const crawlId = await crawlWith(database, ['/a', '/b', '/deadly', '/c']);
		const finished: string[] = [];
		let nowMs = 0;
		let deaths = 0;
		/** Leases URLs and visits them all at once; the deadly one kills the worker. */
		async function work(owner: string): Promise<boolean> {
			const leased = await leaseUrls(database, { crawlId, owner, nowMs, most: 4 });
			const isDeadly = leased.some(({ url }) => url.endsWith('/deadly'));
			if (isDeadly) deaths++;
			else {
				for (const { id, url } of leased) {
					finished.push(url);
					await database.updateTable('crawl_url').where('id', '=', id).set({ state: 2 }).execute();
				}
			}
			return leased.length > 0;
		}
		for (let round = 0; await work(`worker ${round}`); round++) {
			nowMs += leaseMs + 1;
			await releaseExpired(database, crawlId, nowMs);
		}
		expect(deaths).toBe(5);
		expect(finished.toSorted()).toEqual(['a', 'b', 'c'].map((path) => start + path));
		const failed = await database
			.selectFrom('crawl_url')
			.select(['url', 'failure'])
			.where('state', '=', 3)
			.execute();
		expect(failed).toEqual([{ url: `${start}deadly`, failure: '{"kind":"gave_up"}' }]);
	},
);

onEachEngine('a suspected URL waits until its worker holds nothing else', async (database) => {
	const crawlId = await crawlWith(database, ['/a', '/b']);
	await database
		.updateTable('crawl_url')
		.where('url', 'like', '%/a')
		.set({ attempts: 2 })
		.execute();
	const urlsOf = async (owner: string) => {
		const leased = await leaseUrls(database, { crawlId, owner, nowMs: 0, most: 4 });
		return leased.map(({ url }) => url);
	};
	expect(await urlsOf('one')).toEqual([`${start}b`]);
	expect(await urlsOf('one')).toEqual([]);
	expect(await urlsOf('two')).toEqual([`${start}a`]);
	await database.updateTable('crawl_url').where('url', 'like', '%/b').set({ state: 0 }).execute();
	expect(await urlsOf('two')).toEqual([]);
	expect(await urlsOf('three')).toEqual([`${start}b`]);
});
