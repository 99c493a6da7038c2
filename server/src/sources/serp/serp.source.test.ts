import { expect, test } from 'vitest';
import { onEachEngine } from '../../testing/database.ts';
import { fakeSerper, serperFaults } from '../../testing/fake-serper.ts';
import { serpSite } from '../../testing/serp-site.ts';
import { serp } from './serp.source.ts';

const keywords = ['bread', 'rolls', 'cake', 'tarts', 'pies', 'buns'];
const ranks = { bread: 3, rolls: 12, cake: 30, tarts: 31 };
const domain = 'www.example.com';

type SerperOptions = Partial<Parameters<typeof fakeSerper>[0]>;

async function serperOf(options: SerperOptions = {}) {
	const fake = await fakeSerper({ domain, ranks, ...options });
	return { ...fake, provider: { name: 'serper', settings: { baseUrl: fake.baseUrl } } };
}

onEachEngine(
	'stores the rank of the site, or the depth of a search that did not find it',
	async (database) => {
		const { provider, searches } = await serperOf();
		const site = await serpSite({ database, keywords, providers: [provider] });
		expect(await site.sync()).toEqual({ stored: 6, notes: [] });
		expect(await site.ranks('2026-11-20')).toEqual({
			bread: 'r3',
			buns: 'u30',
			cake: 'r30',
			pies: 'u30',
			rolls: 'r12',
			tarts: 'u30',
		});
		// It stops at the page with the site: 1 + 2 + 3 pages, and three times all 3.
		expect(searches).toHaveLength(15);
		expect(await site.spent()).toEqual([{ provider: 'serper', requests: 15, costMicros: 15_000 }]);
	},
);

onEachEngine('keeps the URL, title and snippet of the result', async (database) => {
	const { provider } = await serperOf();
	const site = await serpSite({ database, keywords: ['bread'], providers: [provider] });
	await site.sync();
	const found = await database
		.selectFrom('rank_day')
		.innerJoin('page', 'page.id', 'rank_day.page_id')
		.innerJoin('listing', 'listing.id', 'rank_day.listing_id')
		.select(['page.url', 'listing.title', 'listing.snippet', 'checked_depth'])
		.executeTakeFirst();
	expect(found).toEqual({
		url: 'https://www.example.com/bread',
		title: 'bread, number 3',
		snippet: 'About bread.',
		checked_depth: 10,
	});
});

onEachEngine(
	'a day is paid once, and the search starts at the page where the site was',
	async (database) => {
		const { provider, searches } = await serperOf();
		const site = await serpSite({ database, keywords: ['bread', 'cake'], providers: [provider] });
		await site.sync();
		expect(await site.sync('2026-11-20T23:59:00Z')).toEqual({
			stored: 0,
			notes: ['All keywords have been checked today.'],
		});
		expect(searches).toHaveLength(4);
		await site.sync('2026-11-21T05:00:00Z');
		await site.sync('2026-11-22T05:00:00Z');
		const pages = searches.slice(4).map(({ keyword, page }) => `${keyword} ${page}`);
		// Keywords are read from the top once a week, but neither of these two on both days.
		expect(pages.filter((page) => page.startsWith('cake')).length).toBeLessThan(6);
		expect(pages.filter((page) => page === 'cake 3')).toHaveLength(2);
		expect(await site.ranks('2026-11-22')).toEqual({ bread: 'r3', cake: 'r30' });
	},
);

onEachEngine('uses the day of the site’s time zone', async (database) => {
	const { provider } = await serperOf();
	const timeZone = 'Asia/Tokyo';
	const site = await serpSite({ database, keywords: ['bread'], providers: [provider], timeZone });
	await site.sync('2026-11-30T15:30:00Z');
	expect(await site.ranks('2026-12-01')).toEqual({ bread: 'r3' });
	expect(await site.spent('2026-12')).toMatchObject([{ requests: 1 }]);
});

onEachEngine('an error is not a rank, and does not hide one', async (database) => {
	let isDown = false;
	const { provider } = await serperOf({
		fault: ({ keyword }) => (isDown && keyword === 'bread' ? serperFaults.html : undefined),
	});
	const site = await serpSite({ database, keywords, providers: [provider] });
	await site.sync();
	isDown = true;
	const { notes } = await site.sync('2026-11-21T05:00:00Z');
	expect(await site.ranks('2026-11-21')).toMatchObject({ bread: 'e', rolls: 'r12', pies: 'u30' });
	expect(await site.ranks('2026-11-20')).toMatchObject({ bread: 'r3' });
	expect(notes).toEqual([expect.stringMatching(/^1 of 6 keywords could not be checked and keep/)]);
	isDown = false;
	await site.sync('2026-11-21T06:00:00Z');
	expect(await site.ranks('2026-11-21')).toMatchObject({ bread: 'r3' });
});

onEachEngine('a failed page does not count as “not there”', async (database) => {
	const { provider } = await serperOf({
		fault: ({ page }) => (page === 3 ? serperFaults.strange : undefined),
	});
	const site = await serpSite({
		database,
		keywords: ['pies', 'bread', 'rolls'],
		providers: [provider],
	});
	await site.sync();
	expect(await site.ranks('2026-11-20')).toEqual({ bread: 'r3', pies: 'e', rolls: 'r12' });
});

onEachEngine('a run that mostly fails is a failure', async (database) => {
	const { provider, searches } = await serperOf({ fault: () => serperFaults.down });
	const site = await serpSite({ database, keywords, providers: [provider] });
	await expect(site.sync()).rejects.toMatchObject({ failure: 'temporary' });
	expect(Object.values(await site.ranks('2026-11-20'))).not.toContain('u30');
	// Counted even though they failed, because the provider may have charged for them.
	expect(await site.spent()).toMatchObject([{ requests: searches.length }]);
	await expect(site.sync()).rejects.toThrow('could not be checked');
});

onEachEngine('a wrong key ends the run at once, with the remedy', async (database) => {
	const { provider } = await serperOf({ key: 'another' });
	const site = await serpSite({ database, keywords, providers: [provider] });
	await expect(site.sync()).rejects.toMatchObject({
		failure: 'credentials',
		remedy: expect.stringContaining('plumbline connect serper'),
	});
	expect(await site.ranks('2026-11-20')).toEqual({});
});

onEachEngine('the next provider checks keywords that the first one cannot', async (database) => {
	const one = await serperOf({ fault: () => serperFaults.noCredits });
	const other = await serperOf();
	const custom = {
		name: 'custom',
		settings: {
			url: `${other.baseUrl}/search`,
			headers: { 'x-api-key': 'key' },
			body: '{"q":"{keyword}","page":{page}}',
			results: 'organic',
			fields: { url: 'link' },
		},
	};
	const site = await serpSite({ database, keywords, providers: [one.provider, custom] });
	const { stored, notes } = await site.sync();
	expect(stored).toBe(6);
	expect(notes).toEqual([expect.stringContaining('The Serper account has no credits left.')]);
	expect(await site.ranks('2026-11-20')).toMatchObject({ bread: 'r3', pies: 'u30' });
	expect(one.searches.length).toBeLessThanOrEqual(8);
});

onEachEngine('without a cap no search is requested', async (database) => {
	const { provider, searches } = await serperOf();
	const site = await serpSite({ database, keywords, providers: [provider], cap: 0 });
	const { stored, notes } = await site.sync();
	expect(stored).toBe(0);
	expect(notes).toEqual([expect.stringContaining('no budget for paid requests')]);
	expect(searches).toEqual([]);
});

onEachEngine('a keyword starts only if the monthly cap has room to finish it', async (database) => {
	const { provider, searches } = await serperOf({ ranks: {} });
	const site = await serpSite({ database, keywords, providers: [provider], cap: 8 });
	const { stored, notes } = await site.sync();
	expect(stored).toBe(2);
	expect(searches).toHaveLength(6);
	expect(notes).toEqual([
		expect.stringMatching(/^4 keywords were not checked: the requests of this month are used up/),
	]);
	expect(Object.values(await site.ranks('2026-11-20'))).toEqual(['u30', 'u30']);
	expect((await site.sync('2026-12-01T05:00:00Z')).stored).toBe(2);
	expect(await site.spent('2026-12')).toMatchObject([{ requests: 6 }]);
});

onEachEngine('reports an engine that no provider supports', async (database) => {
	const { provider } = await serperOf();
	const engineKey = 'bing_us';
	const site = await serpSite({ database, keywords, providers: [provider], engineKey });
	await expect(site.sync()).rejects.toThrow('bing_us cannot be searched with Serper.');
});

test('is named after its folder, and feeds every engine that has a results page', () => {
	expect(serp.name).toBe('serp');
	const keys = ['yahoo_jp', 'google_us__mobile', 'google', 'google__image', 'google_us__news'];
	expect(keys.filter(serp.feeds)).toEqual(['yahoo_jp', 'google_us__mobile']);
});
