import { sql } from 'kysely';
import type { DayRange } from '../../facts/day.ts';
import type { Sql } from '../../rankings/figures/observations.ts';
import { searchSums } from '../../rankings/figures/range-sums.ts';
import type { SearchTotals } from '../../rankings/question/question.ts';

/** A range, and where its figures are. */
export interface SummedRange {
	readonly range: DayRange;
	readonly totals: SearchTotals;
}

export interface OfSeries {
	readonly siteId: number;
	readonly engineId: number;
	/** Figures of these pages alone; null for those of the whole site. */
	readonly pageIds: readonly number[] | null;
}

/** `keyword_id, clicks, impressions, position_sum` of the queries in `of`; no rows without a range. */
export function querySums(series: OfSeries, summed: SummedRange | null, of: Sql): Sql {
	const { siteId, engineId, pageIds } = series;
	const { range, totals } = summed ?? { range: { from: 1, to: 0 }, totals: { kind: 'days' } };
	if (pageIds === null) {
		return searchSums({ siteId, engineId, range, totals, eventIds: null }, of);
	}
	const { from, to } = range;
	return sql`(
		select one.keyword_id, sum(fact.clicks) as clicks, sum(fact.impressions) as impressions,
			sum(fact.position_sum) as position_sum
		from ${of} as one cross join search_page_day as fact
		where fact.site_id = ${siteId} and fact.engine_id = ${engineId}
			and fact.keyword_id = one.keyword_id and fact.day between ${from} and ${to}
			and fact.page_id in (${sql.join(pageIds.length === 0 ? [-1] : pageIds)})
		group by one.keyword_id
	)`;
}
