import { dayMs } from '@plumbline/core/time';
import { expect } from 'vitest';
import { accountSites } from '../accounts/account-sites.store.ts';
import { sitesOfAccount } from '../accounts/sites.store.ts';
import { addChangesByHand } from '../changes/add-changes.ts';
import { listEffects } from '../changes/list-effects.ts';
import type { Database } from '../database/open-database.ts';
import { formatDay } from '../facts/day.ts';
import { countedGroups } from '../keywords/groups.store.ts';
import { listRankings } from '../rankings/list-rankings.ts';
import { onEachEngine } from '../testing/database.ts';
import { refreshSampleAccount } from './sample-account.ts';

const noon = Date.UTC(2026, 10, 20, 12);

onEachEngine(
	'each sample site has keywords in groups, engines, events and ranks',
	async (database) => {
		const { account } = await refreshSampleAccount(database, noon);
		for (const { id } of await sitesOfAccount(database, account.id)) {
			const groups = await countedGroups(database, id);
			expect(groups.every(({ activeKeywords }) => activeKeywords > 0)).toBe(true);
		}
		for (const site of await accountSites(database, account.id)) {
			expect(site.title).toContain('sample data');
			expect(site.active_keywords_count).toBeGreaterThanOrEqual(20);
			expect(site.keyword_groups.length).toBeGreaterThan(0);
			expect(site.conversion_events.length).toBeGreaterThan(0);
			for (const engine of site.search_engine_global_keys) {
				expect(
					await rankedKeywords(database, account, site.site_global_key, engine),
				).toBeGreaterThan(8);
			}
		}
	},
);

onEachEngine(
	'a later refresh adds the missing days, and changes nothing else',
	async (database) => {
		const { account } = await refreshSampleAccount(database, noon);
		const [sites, first] = [await accountSites(database, account.id), await lastDays(database)];
		await refreshSampleAccount(database, noon);
		expect(await lastDays(database)).toEqual(first);
		await refreshSampleAccount(database, noon + 3 * dayMs);
		expect(await accountSites(database, account.id)).toEqual(sites);
		const later = await lastDays(database);
		expect(later.map(({ day }) => day)).toEqual(first.map(({ day }) => Number(day) + 3));
		expect(later.map(({ days }) => days)).toEqual(first.map(({ days }) => days + 3));
	},
);

onEachEngine(
	'one change of the sample worked, one did not, and those of all pages have their own past',
	async (database) => {
		const { account } = await refreshSampleAccount(database, noon);
		const sites = await sitesOfAccount(database, account.id);
		const site = sites.find(({ domain }) => domain === 'recipes.example');
		if (site === undefined) throw new Error('The sample has no recipes.');
		const event = { url: [], note: 'New server', date: '2026-09-20' };
		await addChangesByHand(database, site, event, noon);
		const { changes } = await listEffects(database, {
			...{ site, engine: null, pageId: null, locale: 'en' },
		});
		expect(Object.fromEntries(changes.map(({ answer, note }) => [note, answer]))).toEqual({
			'Titles that name the time it takes': 'more',
			'Shorter introductions': 'no_difference',
			'New design': 'own_past',
			'New server': 'own_past',
		});
		const [released] = changes.filter(({ note }) => note === 'New server');
		expect(released).toMatchObject({ page_count: 0, weeks: 4, comparable_pages: null });
		expect(released?.sentence).toMatch(
			/^“New server” on September 20, 2026: A break of the whole site, .* Beside the past alone: .* earlier days\./,
		);
	},
);

async function rankedKeywords(
	database: Database,
	account: { readonly id: number; readonly name: string },
	siteKey: string,
	engineKey: string,
): Promise<number> {
	const caller = { accountId: account.id, accountName: account.name, siteId: null };
	const { answer } = await listRankings(database, caller, {
		site_global_key: siteKey,
		search_engine_global_key: engineKey,
		date_from: formatDay(noon / dayMs - 30.5),
		date_to: formatDay(noon / dayMs - 0.5),
		granularity: 'daily',
		limit: 100,
		offset: 0,
		sort_col: 'visits',
		sort_dir: 'desc',
		null_style: 'null',
	});
	return answer.keywords.filter(({ rank }) => rank !== null).length;
}

/** The last day and the number of days, per site and engine. */
async function lastDays(database: Database) {
	return database
		.selectFrom('site_search_day')
		.select(['site_id', 'engine_id'])
		.select((row) => [row.fn.max('day').as('day'), row.fn.countAll<number>().as('days')])
		.groupBy(['site_id', 'engine_id'])
		.orderBy('site_id')
		.orderBy('engine_id')
		.execute();
}
