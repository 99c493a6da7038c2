import { setSite } from '../accounts/sites.store.ts';
import type { Database } from '../database/open-database.ts';
import { type Day, parseDay } from '../facts/day.ts';
import { serp } from '../sources/serp/serp.source.ts';
import { spentIn } from '../sources/serp/spending/spend.store.ts';
import type { SyncSummary, SyncWork } from '../sources/source.ts';
import { connectedSite } from './connected-site.ts';
import { writeKeywords } from './facts/write-keywords.ts';

interface SerpSite {
	readonly database: Database;
	readonly keywords: readonly string[];
	readonly providers: readonly { readonly name: string; readonly settings: object }[];
	readonly cap?: number;
	readonly depth?: number;
	readonly engineKey?: string;
	readonly domain?: string;
	/** `2026-11-20T05:00:00Z` */
	readonly time?: string;
	readonly timeZone?: string;
}

const serpCredentials = {
	serper: { key: 'key' },
	dataforseo: { login: 'login', password: 'password' },
};

/** A site whose results pages are checked by the test’s providers. */
export async function serpSite({
	database,
	keywords,
	providers,
	cap = 1_000_000,
	depth = 30,
	engineKey = 'google_us',
	domain = 'example.com',
	time = '2026-11-20T05:00:00Z',
	timeZone = 'UTC',
}: SerpSite) {
	const source = 'serp';
	const given = {
		source,
		settings: { providers },
		credentials: serpCredentials,
		engineKey,
		domain,
	};
	const work = await connectedSite(database, given);
	const siteId = work.site.id;
	const settings = { checkDepth: depth, serpMonthlyCap: cap, timeZone };
	await setSite(database, siteId, settings);
	await writeKeywords(database, siteId, { keywords: keywords.map((text) => ({ text })) });
	const at = (now: string, more: Partial<SyncWork> = {}): SyncWork => ({
		...work,
		site: { ...work.site, ...settings },
		now: () => Date.parse(now),
		...more,
	});
	return {
		work: at(time),
		at,
		sync: (now = time, more: Partial<SyncWork> = {}): Promise<SyncSummary> =>
			serp.sync(at(now, more)),
		ranks: (day: string) => ranksOn(database, siteId, parseDay(day) ?? 0),
		spent: (month = '2026-11') => spentIn(database, { siteId, month: monthNumber(month) }),
	};
}

function monthNumber(month: string): number {
	const [year = 0, number = 1] = month.split('-').map(Number);
	return year * 12 + number - 1;
}

/** `{ bread: 'r12', rolls: 'u30', cake: 'e' }` */
async function ranksOn(database: Database, siteId: number, day: Day) {
	const rows = await database
		.selectFrom('rank_day')
		.innerJoin('keyword', 'keyword.id', 'rank_day.keyword_id')
		.select(['text', 'state', 'rank', 'checked_depth'])
		.where('rank_day.site_id', '=', siteId)
		.where('day', '=', day)
		.orderBy('text')
		.execute();
	return Object.fromEntries(
		rows.map(({ text, state, rank, checked_depth }) => {
			const number = state === 'r' ? rank : state === 'u' ? checked_depth : '';
			return [text, `${state}${number}`];
		}),
	);
}
