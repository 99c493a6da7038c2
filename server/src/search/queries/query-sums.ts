import { sql } from 'kysely';
import type { DayRange } from '../../facts/day.ts';
import type { Sql } from '../../rankings/figures/observations.ts';
import { searchSums } from '../../rankings/figures/range-sums.ts';
import type { SearchTotals } from '../../rankings/question/question.ts';
import type { SegmentRows } from '../../rankings/segments/segment-rows.store.ts';

/** A range, and where its figures are. */
export interface SummedRange {
	readonly range: DayRange;
	readonly totals: SearchTotals;
}

export interface OfSeries {
	readonly siteId: number;
	readonly engineId: number;
	readonly rows: SegmentRows;
}

/**
 * `keyword_id, clicks, impressions, position_sum` of the queries in `of`; no rows without a range.
 * `key` groups them, as for `searchSums`.
 */
export function querySums(series: OfSeries, summed: SummedRange | null, of: Sql, key?: Sql): Sql {
	const { siteId, engineId, rows } = series;
	const { range, totals } = summed ?? { range: { from: 1, to: 0 }, totals: { kind: 'days' } };
	if (rows.pages === null) {
		return searchSums({ siteId, engineId, range, totals, eventIds: null }, of, key);
	}
	const { from, to } = range;
	return sql`(
		select one.keyword_id, sum(fact.clicks) as clicks, sum(fact.impressions) as impressions,
			sum(fact.position_sum) as position_sum
		from ${of} as one cross join search_page_day as fact
		where fact.site_id = ${siteId} and fact.engine_id = ${engineId}
			and fact.keyword_id = one.keyword_id and fact.day between ${from} and ${to}
			and fact.page_id in (${rows.pages})
		group by one.keyword_id
	)`;
}
