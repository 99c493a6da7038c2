import { type RawBuilder, sql } from 'kysely';
import { insertRows } from '../database/insert-rows.ts';
import type { Database } from '../database/open-database.ts';
import { type Day, firstDayOf, type Month, monthOf } from './day.ts';
import type { FactTarget } from './facts.ts';
import { createStage } from './staging.ts';

interface Rollup {
	readonly days: 'search_day' | 'page_day' | 'page_event_day';
	readonly months: 'search_month' | 'page_month' | 'page_event_month';
	/** The owner of the months; `touched` is the temporary table with the ids to recompute. */
	readonly owner: 'keyword_id' | 'page_id';
	readonly touched: 'keyword_ids' | 'page_ids';
	/** Columns that stay separate within a month. */
	readonly by: readonly string[];
	readonly sums: readonly string[];
}

export const rollups: readonly Rollup[] = [
	{
		days: 'search_day',
		months: 'search_month',
		owner: 'keyword_id',
		touched: 'keyword_ids',
		by: [],
		sums: ['impressions', 'clicks', 'position_sum'],
	},
	{
		days: 'page_day',
		months: 'page_month',
		owner: 'page_id',
		touched: 'page_ids',
		by: [],
		sums: ['visits'],
	},
	{
		days: 'page_event_day',
		months: 'page_event_month',
		owner: 'page_id',
		touched: 'page_ids',
		by: ['event_id'],
		sums: ['conversions', 'revenue_minor'],
	},
];

interface TouchedDays {
	readonly from: Day;
	readonly to: Day;
}

/** Recomputes the months of these days from the days, for the keywords and pages of the batch. */
export async function rollUp(
	database: Database,
	rollup: Rollup,
	{ siteId, engineId }: FactTarget,
	days: TouchedDays,
): Promise<void> {
	const [first, last] = [monthOf(days.from), monthOf(days.to)];
	await stageMonths(database, first, last);
	const { by, months, owner, sums, touched } = rollup;
	const ofTarget = sql`site_id = ${siteId} and engine_id = ${engineId}`;
	await sql`
		delete from ${sql.table(months)} where ${ofTarget}
			and ${sql.ref(owner)} in (select id from ${sql.table(touched)})
			and month between ${first} and ${last}
	`.execute(database);
	const names = (columns: readonly string[], write: (column: string) => RawBuilder<unknown>) =>
		columns.length > 0 ? sql`, ${sql.join(columns.map(write))}` : sql``;
	// Literal days: with the join alone, PostgreSQL would read every day of each keyword.
	const inBatch = sql`facts.day between ${sql.lit(firstDayOf(first))} and ${sql.lit(firstDayOf(last + 1) - 1)}`;
	const ofDay = (column: string) => sql.ref(`facts.${column}`);
	await sql`
		insert into ${sql.table(months)} (site_id, engine_id, ${sql.ref(owner)}, month
			${names(by, sql.ref)} ${names(sums, sql.ref)})
		select ${sql.lit(siteId)}, ${sql.lit(engineId)}, ${ofDay(owner)}, batch_month.month
			${names(by, ofDay)} ${names(sums, (column) => sql`sum(${ofDay(column)})`)}
		from (select distinct id from ${sql.table(touched)}) as touched
		cross join batch_month
		join ${sql.table(rollup.days)} as facts on facts.site_id = ${siteId}
			and facts.engine_id = ${engineId} and ${ofDay(owner)} = touched.id
			and facts.day between batch_month.from_day and batch_month.to_day
			and ${inBatch}
		group by ${ofDay(owner)}, batch_month.month ${names(by, ofDay)}
		order by ${ofDay(owner)}, batch_month.month
	`.execute(database);
}

async function stageMonths(database: Database, first: Month, last: Month): Promise<void> {
	const columns = { month: 'integer', from_day: 'integer', to_day: 'integer' } as const;
	await createStage(database, 'batch_month', columns);
	const months = Array.from({ length: last - first + 1 }, (_, index) => first + index);
	await insertRows(database, {
		table: 'batch_month',
		columns: Object.keys(columns),
		rows: months.map((month) => [month, firstDayOf(month), firstDayOf(month + 1) - 1]),
	});
}
