import { type RuleData, rules, type SitemapSummary } from '@plumbline/core';
import type { Database } from '../database/open-database.ts';
import type { CrawlSettings } from './settings.ts';

const standard: ReadonlyMap<string, RuleData> = new Map(rules.map((rule) => [rule.name, rule]));

/** The rules of a crawl by name, with those of its project. */
export function knownRules({
	settings: { ownRules = [] },
}: Pick<Crawl, 'settings'>): ReadonlyMap<string, RuleData> {
	if (ownRules.length === 0) return standard;
	return new Map([...standard, ...ownRules.map((rule) => [rule.name, rule] as const)]);
}

export interface Crawl {
	readonly id: number;
	/** The site of an account that shows it; null if no account does. */
	readonly siteId: number | null;
	readonly state: 'running' | 'done';
	readonly settings: CrawlSettings;
	/** null until they were read, or if they could not be. */
	readonly sitemaps: CrawlSitemaps | null;
	readonly createdMs: number;
	readonly endedMs: number | null;
}

export interface CrawlSitemaps {
	/** null if nobody could or should read them. */
	readonly found: SitemapSummary | null;
}

export async function createCrawl(
	database: Database,
	settings: CrawlSettings,
	nowMs: number,
	siteId: number | null = null,
): Promise<Crawl> {
	const { id } = await database
		.insertInto('crawl')
		.values({
			site_id: siteId,
			start: settings.start,
			settings: JSON.stringify(settings),
			state: 'running',
			most: settings.most,
			taken: 0,
			created_ms: nowMs,
		})
		.returning('id')
		.executeTakeFirstOrThrow();
	return {
		id,
		siteId,
		settings,
		state: 'running',
		sitemaps: null,
		createdMs: nowMs,
		endedMs: null,
	};
}

export async function findCrawl(database: Database, id: number): Promise<Crawl | null> {
	const [crawl = null] = await crawlsWhere(database, { id });
	return crawl;
}

/** Newest first. */
export const listCrawls = (database: Database, start?: string): Promise<readonly Crawl[]> =>
	crawlsWhere(database, start === undefined ? {} : { start });

/** The newest crawl with these settings that did not end. */
export async function unfinishedCrawl(
	database: Database,
	settings: CrawlSettings,
): Promise<Crawl | null> {
	const wanted = JSON.stringify(settings);
	const crawls = await crawlsWhere(database, { start: settings.start });
	return (
		crawls.find(
			(crawl) => crawl.state === 'running' && JSON.stringify(crawl.settings) === wanted,
		) ?? null
	);
}

export const crawlsOfSite = (database: Database, siteId: number): Promise<readonly Crawl[]> =>
	crawlsWhere(database, { siteId });

interface CrawlFilter {
	readonly id?: number;
	readonly siteId?: number;
	readonly start?: string;
}

async function crawlsWhere(
	database: Database,
	{ id, siteId, start }: CrawlFilter,
): Promise<readonly Crawl[]> {
	const rows = await database
		.selectFrom('crawl')
		.select(['id', 'site_id', 'state', 'settings', 'sitemaps', 'created_ms', 'ended_ms'])
		.where('state', 'in', ['running', 'done'])
		.$if(id !== undefined, (query) => query.where('id', '=', id ?? 0))
		.$if(siteId !== undefined, (query) => query.where('site_id', '=', siteId ?? 0))
		.$if(start !== undefined, (query) => query.where('start', '=', start ?? ''))
		.orderBy('id', 'desc')
		.execute();
	// We wrote them.
	return rows.map((row) => ({
		id: row.id,
		siteId: row.site_id,
		state: row.state as Crawl['state'],
		settings: JSON.parse(row.settings) as CrawlSettings,
		sitemaps: row.sitemaps === null ? null : (JSON.parse(row.sitemaps) as CrawlSitemaps),
		createdMs: row.created_ms,
		endedMs: row.ended_ms,
	}));
}

export async function noteSitemaps(
	database: Database,
	id: number,
	sitemaps: CrawlSitemaps,
): Promise<void> {
	await database
		.updateTable('crawl')
		.where('id', '=', id)
		.set({ sitemaps: JSON.stringify(sitemaps) })
		.execute();
}

export async function endCrawl(database: Database, id: number, nowMs: number): Promise<void> {
	await database
		.updateTable('crawl')
		.where('id', '=', id)
		.set({ state: 'done', ended_ms: nowMs, lease_owner: null, lease_until_ms: null })
		.execute();
}

const largeTables = ['crawl_finding', 'crawl_page_detail', 'crawl_page', 'crawl_url'] as const;
const tables = [...largeTables, 'crawl_sitemap_version', 'crawl_host', 'crawl_count'] as const;

/** Hides the crawl; its rows are still there. */
export async function hideCrawl(database: Database, id: number): Promise<void> {
	await database.updateTable('crawl').where('id', '=', id).set({ state: 'removed' }).execute();
}

/** Removes all crawls of a site, also those that were only hidden. */
export async function removeCrawlsOfSite(database: Database, siteId: number): Promise<void> {
	const crawls = database.selectFrom('crawl').select('id').where('site_id', '=', siteId);
	for (const { id } of await crawls.execute()) await removeCrawl(database, id);
}

/** Hides the crawl at once; its rows are deleted in steps, so that no other writer waits long. */
export async function removeCrawl(database: Database, id: number): Promise<void> {
	await hideCrawl(database, id);
	for (const table of largeTables) {
		await removeInSteps(database, table, id);
	}
	for (const table of tables) {
		await database.deleteFrom(table).where('crawl_id', '=', id).execute();
	}
	await database.deleteFrom('crawl').where('id', '=', id).execute();
}

const idsAtOnce = 5000;

async function removeInSteps(
	database: Database,
	table: (typeof largeTables)[number],
	id: number,
): Promise<void> {
	const column = table === 'crawl_url' ? 'id' : 'url_id';
	for (;;) {
		const last = await database
			.selectFrom(table)
			.select((eb) => eb.ref(column).as('id'))
			.where('crawl_id', '=', id)
			.orderBy(column)
			.offset(idsAtOnce)
			.limit(1)
			.executeTakeFirst();
		if (last === undefined) return;
		await database
			.deleteFrom(table)
			.where('crawl_id', '=', id)
			.where(column, '<=', Number(last.id))
			.execute();
	}
}
