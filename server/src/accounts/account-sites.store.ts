import { sql } from 'kysely';
import type { Database } from '../database/open-database.ts';
import { engineClicks } from './engine-clicks.store.ts';
import { type WireSite, wireSite } from './wire-site.ts';

/** The sites of an account, or only this one, oldest first, with everything tracked for them. */
export async function accountSites(
	database: Database,
	accountId: number,
	siteId: number | null = null,
): Promise<WireSite[]> {
	const rows = await siteRows(database, accountId, siteId);
	const sites: WireSite[] = [];
	for (let at = 0; at < rows.length; at += sitesAtOnce) {
		sites.push(...(await wireSites(database, accountId, rows.slice(at, at + sitesAtOnce))));
	}
	return sites;
}

/** A query contains the id of each site up to five times, and SQLite allows 32,766 values. */
const sitesAtOnce = 5000;

type SiteRow = Awaited<ReturnType<typeof siteRows>>[number];

/** Passes the ids as values, so that a cluster queries only the nodes with these sites. */
async function wireSites(database: Database, accountId: number, sites: readonly SiteRow[]) {
	const siteIds = sites.map(({ id }) => id);
	const [active, tracked, clicks] = await Promise.all([
		activeKeywords(database, siteIds),
		trackedRows(database, siteIds),
		engineClicks(database, siteIds),
	]);
	const bySite = Map.groupBy(tracked, ({ siteId }) => siteId);
	const busiest = Map.groupBy(clicks, ({ siteId }) => siteId);
	return sites.map((site) => {
		const counted = { ...site, activeKeywords: active.get(site.id) ?? 0 };
		return wireSite(counted, bySite.get(site.id) ?? [], {
			accountId,
			busiest: (busiest.get(site.id) ?? []).map(({ key }) => key),
		});
	});
}

function siteRows(database: Database, accountId: number, siteId: number | null) {
	return database
		.selectFrom('site')
		.innerJoin('account', 'account.id', 'site.account_id')
		.select(['site.id', 'site.global_key as globalKey', 'site.domain', 'site.title'])
		.select(['account.global_key as accountGlobalKey', 'account.name as accountName'])
		.where('site.account_id', '=', accountId)
		.$if(siteId !== null, (query) => query.where('site.id', '=', siteId ?? 0))
		.orderBy('site.id')
		.execute();
}

async function activeKeywords(database: Database, siteIds: readonly number[]) {
	const rows = await database
		.selectFrom('keyword')
		.select(['site_id as siteId', ({ fn }) => fn.countAll<number>().as('count')])
		.where('site_id', 'in', siteIds)
		.where('active', '=', 1)
		.groupBy('site_id')
		.execute();
	return new Map(rows.map(({ siteId, count }) => [siteId, count]));
}

function trackedRows(database: Database, siteIds: readonly number[]) {
	return engines(database, siteIds)
		.unionAll(groups(database, siteIds))
		.unionAll(conversionEvents(database, siteIds))
		.orderBy('id')
		.execute();
}

// All three kinds have the same columns, so one query returns them all.
const none = { text: sql.lit(''), number: sql.lit(0) };

function engines(database: Database, siteIds: readonly number[]) {
	return database
		.selectFrom('site_engine')
		.innerJoin('engine', 'engine.id', 'site_engine.engine_id')
		.select(['site_engine.site_id as siteId', sql.lit('engine').as('kind')])
		.select(['engine.id as id', 'engine.key', none.text.as('name'), none.text.as('conversionType')])
		.select([none.number.as('goalNumber'), none.number.as('createdMs')])
		.select(none.number.as('updatedMs'))
		.where('site_engine.site_id', 'in', siteIds)
		.where('site_engine.active', '=', 1);
}

function groups(database: Database, siteIds: readonly number[]) {
	return database
		.selectFrom('keyword_group')
		.select(['keyword_group.site_id as siteId', sql.lit('group').as('kind')])
		.select(['keyword_group.id as id', 'keyword_group.global_key as key', 'keyword_group.name'])
		.select([none.text.as('conversionType'), none.number.as('goalNumber')])
		.select(['keyword_group.created_ms as createdMs', none.number.as('updatedMs')])
		.where('keyword_group.site_id', 'in', siteIds);
}

function conversionEvents(database: Database, siteIds: readonly number[]) {
	return database
		.selectFrom('conversion_event')
		.select(['conversion_event.site_id as siteId', sql.lit('event').as('kind')])
		.select(['conversion_event.id as id', 'event_alias as key', 'conversion_event.name'])
		.select(['conversion_type as conversionType', 'goal_number as goalNumber'])
		.select(['conversion_event.created_ms as createdMs', 'updated_ms as updatedMs'])
		.where('conversion_event.site_id', 'in', siteIds);
}
