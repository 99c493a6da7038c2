import { expect } from 'vitest';
import type { Database } from '../../../database/open-database.ts';
import { onEachEngine } from '../../../testing/database.ts';
import { dataForSeoError, fakeDataForSeo } from '../../../testing/fake-dataforseo.ts';
import { fakeSerper } from '../../../testing/fake-serper.ts';
import { serpSite } from '../../../testing/serp-site.ts';

const keywords = ['bread', 'rolls', 'cake', 'pies'];
const ranks = { bread: 3, rolls: 12, cake: 30 };
const domain = 'example.com';

type Options = Partial<Parameters<typeof fakeDataForSeo>[0]>;

async function queuedSite(database: Database, options: Options = {}, more: readonly string[] = []) {
	const fake = await fakeDataForSeo({ domain, ranks, ...options });
	const providers = [{ name: 'dataforseo', settings: { baseUrl: fake.baseUrl } }];
	const site = await serpSite({ database, keywords: [...keywords, ...more], providers });
	return { ...site, tasks: fake.tasks, providers };
}

onEachEngine('posts, polls while tasks are in the queue, and stores', async (database) => {
	const site = await queuedSite(database, { polls: 3 });
	expect(await site.sync()).toEqual({ stored: 4, notes: [] });
	expect(await site.ranks('2026-11-20')).toEqual({
		bread: 'r3',
		cake: 'r30',
		pies: 'u30',
		rolls: 'r12',
	});
	// Pages after the one with the site cost nothing: 1 + 2 + 3 + 3.
	expect(await site.spent()).toEqual([
		{ provider: 'dataforseo', requests: 9, costMicros: 4 * 600 + 5 * 450 },
	]);
});

onEachEngine('more tasks than fit into a call become several calls', async (database) => {
	const more = Array.from({ length: 230 }, (_, index) => `more ${index}`);
	const site = await queuedSite(database, { polls: 0 }, more);
	expect((await site.sync()).stored).toBe(234);
	expect(site.tasks.size).toBe(234);
});

onEachEngine('an interrupted run continues polling and pays nothing twice', async (database) => {
	const site = await queuedSite(database, { polls: 2 });
	const stop = new AbortController();
	const wait = async () => stop.abort();
	await expect(site.sync(undefined, { signal: stop.signal, wait })).rejects.toThrow();
	expect(site.tasks.size).toBe(4);
	// Even days later: the old searches count for their own day, and then the new day is checked.
	expect((await site.sync('2026-11-22T05:00:00Z')).stored).toBe(8);
	expect(site.tasks.size).toBe(8);
	expect(await site.ranks('2026-11-20')).toMatchObject({ bread: 'r3', pies: 'u30' });
	expect(await site.ranks('2026-11-22')).toMatchObject({ bread: 'r3', pies: 'u30' });
});

onEachEngine('a post whose answer is lost is looked up, not sent again', async (database) => {
	const site = await queuedSite(database, { lostAnswer: (count) => count === 1 });
	expect((await site.sync()).stored).toBe(4);
	expect(site.tasks.size).toBe(4);
	expect(await site.spent()).toMatchObject([{ requests: 9 }]);
});

onEachEngine('a provider that takes too long is left to the next run', async (database) => {
	const site = await queuedSite(database, { polls: 25 });
	await expect(site.sync()).rejects.toMatchObject({ failure: 'temporary', retryAfterMs: 300_000 });
	expect(await site.ranks('2026-11-20')).toEqual({});
	expect((await site.sync('2026-11-20T06:00:00Z')).stored).toBe(4);
	expect(site.tasks.size).toBe(4);
});

onEachEngine('a task that never leaves the queue finally fails', async (database) => {
	const site = await queuedSite(database, { polls: 1000 });
	await expect(site.sync()).rejects.toThrow('is still working on 4 of the searches');
	await expect(site.sync('2026-11-21T06:00:00Z')).rejects.toThrow('never finished the search');
	expect(await site.ranks('2026-11-20')).toEqual({ bread: 'e', cake: 'e', pies: 'e', rolls: 'e' });
	expect(site.tasks.size).toBe(4);
});

onEachEngine('a provider that stops early reports only the depth it reached', async (database) => {
	const site = await queuedSite(database, { stopsAt: 12 });
	await site.sync();
	expect(await site.ranks('2026-11-20')).toMatchObject({ cake: 'u12', pies: 'u12', bread: 'r3' });
});

onEachEngine('refused tasks cost nothing, and go to the next provider', async (database) => {
	const { baseUrl } = await fakeSerper({ domain, ranks });
	const fake = await fakeDataForSeo({ domain, ranks, refused: { bread: 40501 } });
	const providers = [
		{ name: 'dataforseo', settings: { baseUrl: fake.baseUrl } },
		{ name: 'serper', settings: { baseUrl } },
	];
	const site = await serpSite({ database, keywords, providers });
	expect((await site.sync()).stored).toBe(4);
	expect(await site.ranks('2026-11-20')).toMatchObject({ bread: 'r3', rolls: 'r12' });
	expect(await site.spent()).toMatchObject([
		{ provider: 'dataforseo', requests: 8 },
		{ provider: 'serper', requests: 1 },
	]);
});

onEachEngine('a task that fails while running is an error, and was charged', async (database) => {
	const site = await queuedSite(database, { failed: { bread: 40101 } });
	const { notes } = await site.sync();
	expect(notes.join(' ')).toContain('had an error from the search engine (40101)');
	expect(await site.ranks('2026-11-20')).toMatchObject({ bread: 'e', rolls: 'r12' });
	expect(await site.spent()).toMatchObject([{ requests: 3 + 2 + 3 + 3 }]);
});

onEachEngine('an account without money uses none of the monthly cap', async (database) => {
	const fault = () => dataForSeoError(40200, 'Payment Required.');
	const site = await queuedSite(database, { fault });
	await expect(site.sync()).rejects.toMatchObject({ failure: 'quota' });
	expect(await site.spent()).toMatchObject([{ requests: 0, costMicros: 0 }]);
	expect(await site.ranks('2026-11-20')).toEqual({});
});
