import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../database/open-database.ts';
import type { FactTarget } from './facts.ts';
import { dropStage } from './staging.ts';

/**
 * Turns staged totals into conversions without an event: the total minus the known events. If the
 * events exceed their total they are deleted, and all of it becomes conversions without an event.
 */
export async function settlePageTotals(
	database: Database,
	stage: string,
	target: FactTarget,
): Promise<void> {
	if (!(await hasTotals(database, stage))) return;
	await stageTotals(database, stage, target);
	await removeReplaced(database, target);
	await sql`
		update ${sql.table(stage)} set event_id = 0,
			conversions = total.conversions - total.named_conversions,
			revenue_minor = total.revenue_minor - total.named_revenue
		from batch_page_total as total where total.seq = ${sql.ref(`${stage}.seq`)}
	`.execute(database);
	await sql`
		delete from ${sql.table(stage)} where event_id is null or seq in (
			select seq from batch_page_total where has_events = 1
				and abs(conversions - named_conversions) < ${leastFraction}
				and revenue_minor = named_revenue
		)
	`.execute(database);
}

async function hasTotals(database: Database, stage: string): Promise<boolean> {
	const { rows } = await sql`
		select seq from ${sql.table(stage)} where event_id is null limit 1
	`.execute(database);
	return rows.length > 0;
}

/** Sums of fractions are never exactly equal. */
const leastFraction = sql.lit(1e-6);

/**
 * The last total of each page and day beside the remaining events; a figure missing from the total
 * keeps its known value. A total below the events is not a contradiction if refunds without an
 * event explain it.
 */
async function stageTotals(
	database: Database,
	stage: string,
	{ siteId, engineId }: FactTarget,
): Promise<void> {
	await dropStage(database, 'batch_page_total');
	await sql`
		create temporary table batch_page_total as
		with reported as (
			select staged.seq, page_ids.id as page_id, staged.day, staged.conversions, staged.revenue_minor
			from (
				select max(seq) as seq from ${sql.table(stage)} where event_id is null group by page_id, day
			) as last
			join ${sql.table(stage)} as staged on staged.seq = last.seq
			join page_ids on page_ids.local = staged.page_id
		), known as (
			select reported.seq, sum(fact.conversions) as conversions,
				cast(sum(fact.revenue_minor) as bigint) as revenue_minor,
				sum(case when event_id = 0 then 0 else fact.conversions end) as named_conversions,
				cast(sum(case when event_id = 0 then 0 else fact.revenue_minor end) as bigint) as named_revenue,
				max(case when event_id = 0 then 0 else 1 end) as has_events
			from reported
			join page_event_day as fact on fact.site_id = ${sql.lit(siteId)}
				and fact.engine_id = ${sql.lit(engineId)}
				and fact.page_id = reported.page_id and fact.day = reported.day
			group by reported.seq
		), compared as (
			select reported.seq, page_id, day, coalesce(known.named_conversions, 0) as named_conversions,
				coalesce(known.named_revenue, 0) as named_revenue,
				coalesce(reported.conversions, known.conversions, 0) as conversions,
				coalesce(reported.revenue_minor, known.revenue_minor, 0) as revenue_minor,
				case
					when reported.conversions < known.named_conversions - ${leastFraction}
						and reported.conversions < known.conversions - ${leastFraction} then 0
					when reported.revenue_minor < known.named_revenue
						and reported.revenue_minor < known.revenue_minor then 0
					else coalesce(known.has_events, 0)
				end as has_events
			from reported left join known on known.seq = reported.seq
		)
		select seq, page_id, day, conversions, revenue_minor, has_events,
			has_events * named_conversions as named_conversions,
			has_events * named_revenue as named_revenue
		from compared
	`.execute(database);
}

async function removeReplaced(database: Database, { siteId, engineId }: FactTarget): Promise<void> {
	const remove = (events: RawBuilder<unknown>, totals: RawBuilder<unknown>) =>
		sql`
			delete from page_event_day where site_id = ${siteId} and engine_id = ${engineId}
				and (page_id, day) in (select page_id, day from batch_page_total where ${totals})
				and ${events}
		`.execute(database);
	await remove(sql`event_id = 0`, sql`true`);
	await remove(sql`event_id <> 0`, sql`has_events = 0`);
}
