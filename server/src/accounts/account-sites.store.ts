import { type NotNull, sql } from 'kysely';
import type { Database } from '../database/open-database.ts';
import { type WireSite, wireSite } from './wire-site.ts';

/** The sites of an account with what is tracked for them, oldest first: two queries. */
export async function accountSites(database: Database, accountId: number): Promise<WireSite[]> {
	const [sites, tracked] = await Promise.all([
		siteRows(database, accountId),
		trackedRows(database, accountId),
	]);
	const bySite = Map.groupBy(tracked, ({ siteId }) => siteId);
	return sites.map((site) => wireSite(site, bySite.get(site.id) ?? [], accountId));
}

function siteRows(database: Database, accountId: number) {
	return database
		.selectFrom('site')
		.innerJoin('account', 'account.id', 'site.account_id')
		.select(['site.id', 'site.global_key as globalKey', 'site.domain', 'site.title'])
		.select(['account.global_key as accountGlobalKey', 'account.name as accountName'])
		.select((site) =>
			site
				.selectFrom('keyword')
				.whereRef('keyword.site_id', '=', 'site.id')
				.where('keyword.active', '=', 1)
				.select((keyword) => keyword.fn.countAll<number>().as('count'))
				.as('activeKeywords'),
		)
		.$narrowType<{ activeKeywords: NotNull }>()
		.where('site.account_id', '=', accountId)
		.orderBy('site.id')
		.execute();
}

function trackedRows(database: Database, accountId: number) {
	return engines(database, accountId)
		.unionAll(groups(database, accountId))
		.unionAll(conversionEvents(database, accountId))
		.orderBy('id')
		.execute();
}

// The three have the same columns, so one query answers all.
const none = { text: sql.lit(''), number: sql.lit(0) };

function engines(database: Database, accountId: number) {
	return database
		.selectFrom('site_engine')
		.innerJoin('engine', 'engine.id', 'site_engine.engine_id')
		.innerJoin('site', 'site.id', 'site_engine.site_id')
		.select(['site_engine.site_id as siteId', sql.lit('engine').as('kind')])
		.select(['engine.id as id', 'engine.key', none.text.as('name'), none.text.as('conversionType')])
		.select([none.number.as('goalNumber'), none.number.as('createdMs')])
		.select(none.number.as('updatedMs'))
		.where('site.account_id', '=', accountId)
		.where('site_engine.active', '=', 1);
}

function groups(database: Database, accountId: number) {
	return database
		.selectFrom('keyword_group')
		.innerJoin('site', 'site.id', 'keyword_group.site_id')
		.select(['keyword_group.site_id as siteId', sql.lit('group').as('kind')])
		.select(['keyword_group.id as id', 'keyword_group.global_key as key', 'keyword_group.name'])
		.select([none.text.as('conversionType'), none.number.as('goalNumber')])
		.select(['keyword_group.created_ms as createdMs', none.number.as('updatedMs')])
		.where('site.account_id', '=', accountId);
}

function conversionEvents(database: Database, accountId: number) {
	return database
		.selectFrom('conversion_event')
		.innerJoin('site', 'site.id', 'conversion_event.site_id')
		.select(['conversion_event.site_id as siteId', sql.lit('event').as('kind')])
		.select(['conversion_event.id as id', 'event_alias as key', 'conversion_event.name'])
		.select(['conversion_type as conversionType', 'goal_number as goalNumber'])
		.select(['conversion_event.created_ms as createdMs', 'updated_ms as updatedMs'])
		.where('site.account_id', '=', accountId);
}
