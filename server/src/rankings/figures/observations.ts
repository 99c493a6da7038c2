import { type RawBuilder, sql } from 'kysely';
import type { Question } from '../question/question.ts';

// Pieces of SQL for both engines. Each names the site first.

export type Sql = RawBuilder<unknown>;

type Asked = Pick<Question, 'siteId' | 'engineId' | 'series' | 'range'>;

/** The columns of an observation. */
export type ObservationColumn =
	| 'day'
	| 'state'
	| 'rank'
	| 'page_id'
	| 'checked_depth'
	| 'listing_id';

/**
 * All observations of the series, as rows of `keyword_id` and the columns above. Both query
 * planners see through it to the table and its key.
 */
export function observations({ siteId, engineId, series }: Asked): Sql {
	const ofEngine = sql`site_id = ${siteId} and engine_id = ${engineId}`;
	if (series.kind === 'serp') {
		return sql`(select keyword_id, day, state, rank, page_id, checked_depth, listing_id from rank_day where ${ofEngine})`;
	}
	// Without the cast, PostgreSQL would treat the null as text.
	const nothing = sql`cast(null as integer)`;
	// The rank is the reported average, rounded half up on both engines. Rows without a position are
	// left out: an import may contain impressions alone.
	const reported = sql`'r' as state, cast(floor(position_sum / impressions + 0.5) as integer) as rank, ${nothing} as checked_depth, ${nothing} as listing_id`;
	if (series.kind === 'search') {
		return sql`(select keyword_id, day, ${reported}, page_id from search_day where ${ofEngine} and impressions > 0 and position_sum > 0)`;
	}
	const ofPeriod = sql`from_day = ${series.fromDay} and to_day = ${series.toDay} and impressions > 0 and position_sum > 0`;
	return sql`(select keyword_id, to_day as day, ${reported}, ${nothing} as page_id from search_period where ${ofEngine} and ${ofPeriod})`;
}

interface Look {
	/** The keyword, as an expression of the surrounding query. */
	readonly keyword: Sql;
	readonly read: ObservationColumn;
	readonly end: 'first' | 'last';
	/** True to skip observations that did not find the site. */
	readonly ranked?: boolean;
}

/** One column of the first or last observation in the range: a seek in the key for each keyword. */
export function observed(asked: Asked, { keyword, read, end, ranked = false }: Look): Sql {
	const states = ranked ? sql`= 'r'` : sql`in ('r', 'u')`;
	return sql`(
		select seen.${sql.ref(read)} from ${observations(asked)} as seen
		where seen.keyword_id = ${keyword} and seen.day between ${asked.range.from} and ${asked.range.to}
			and seen.state ${states}
		order by seen.day ${sql.raw(end === 'last' ? 'desc' : 'asc')} limit 1
	)`;
}
