import { dayMs } from '@plumbline/core/time';
import { type RawBuilder, sql } from 'kysely';
import type { Schema } from '../../database/schema.ts';
import { siteTables } from '../../exchange/transfer/transfer-tables.ts';
import { type Day, firstDayOf, type Month, monthOf } from '../../facts/day.ts';
import type { Retention, RetentionKind } from './retention.ts';

/** The rows of one table that are older than their time. */
export interface OldRows {
	readonly table: keyof Schema;
	/** The rest of the key, after the site. */
	readonly key: readonly string[];
	readonly isOld: RawBuilder<unknown>;
}

/** The first month that is kept. */
export const firstKept = (today: Day, months: number): Month => monthOf(today) - months;

type IsOld = (first: Month, siteId: number) => RawBuilder<unknown>;

const before =
	(column: string): IsOld =>
	(first) =>
		sql`${sql.ref(column)} < ${firstDayOf(first)}`;
const byMonth: IsOld = (first) => sql`month < ${first}`;

/** Only whole months, so that the sums of a month always agree with its days. */
const tablesOf: Readonly<Record<RetentionKind, readonly (readonly [keyof Schema, IsOld])[]>> = {
	rankings: [['rank_day', before('day')]],
	search: [
		['search_day', before('day')],
		['search_page_day', before('day')],
		['site_search_day', before('day')],
		['page_search_day', before('day')],
		['search_split_day', before('day')],
		['site_search_hour', (first) => sql`hour_ms < ${firstDayOf(first) * dayMs}`],
		['search_period', before('to_day')],
		['search_month', byMonth],
		['search_volume', byMonth],
	],
	visits: [
		['page_day', before('day')],
		['page_event_day', before('day')],
		['page_month', byMonth],
		['page_event_month', byMonth],
	],
	checks: [
		[
			'serp_check',
			(first, siteId) =>
				sql`run_id in (select id from serp_run where site_id = ${siteId} and day < ${firstDayOf(first)})`,
		],
		['serp_run', before('day')],
	],
	inspections: [
		['page_inspection', (first) => sql`inspected_ms < ${firstDayOf(first) * dayMs}`],
		['page_verdict', (first) => sql`since_ms < ${firstDayOf(first) * dayMs}`],
	],
	field: [['field_week', before('last_day')]],
	history: [
		// The newest state of a page stays: without it, nobody could see what changes next.
		[
			'page_state',
			(first, siteId) =>
				sql`seen_ms < ${firstDayOf(first) * dayMs} and exists (
					select 1 from page_state as newer
					where newer.site_id = ${siteId} and newer.page_id = page_state.page_id
						and newer.seen_ms > page_state.seen_ms
				)`,
		],
		['page_change', before('day')],
		[
			'watch_delivery',
			(first, siteId) =>
				sql`message_id in (select message_id from watch_message where site_id = ${siteId} and due_ms < ${firstDayOf(first) * dayMs})`,
		],
		['watch_message', (first) => sql`due_ms < ${firstDayOf(first) * dayMs}`],
	],
};

/** Everything that a site no longer keeps. */
export function oldRows(retention: Retention, siteId: number, today: Day): readonly OldRows[] {
	// Object.entries types the keys as strings, but they are kinds.
	const kept = Object.entries(retention) as [RetentionKind, number][];
	const old = kept.flatMap(([kind, months]) => {
		const first = firstKept(today, months);
		return tablesOf[kind].map(([table, isOld]) => rowsOf(table, isOld(first, siteId)));
	});
	return [...old, ...oldPageKeywords(retention, today)];
}

/**
 * Rows that name the page of a keyword: rankings, search and visits read them, so they stay as long
 * as the longest-kept of these kinds.
 */
function oldPageKeywords({ rankings, search, visits }: Retention, today: Day): readonly OldRows[] {
	if (rankings === undefined || search === undefined || visits === undefined) return [];
	const first = firstDayOf(firstKept(today, Math.max(rankings, search, visits)));
	return [rowsOf('page_keyword', sql`last_day < ${first}`)];
}

function rowsOf(table: keyof Schema, isOld: RawBuilder<unknown>): OldRows {
	const found = siteTables.find(({ name }) => name === table);
	if (found === undefined) throw new Error(`The table ${table} does not belong to sites.`);
	return { table, key: found.key, isOld };
}
