import type { Granularity } from '@plumbline/core/api';
import { sql } from 'kysely';
import type { DayRange } from '../../facts/day.ts';
import { observations, type Sql } from '../figures/observations.ts';
import type { Question } from '../question/question.ts';
import { bucketsOf } from './buckets.ts';

type Asked = Pick<Question, 'siteId' | 'engineId' | 'series' | 'range'>;

/**
 * `id, place, value`: the last observation of each keyword of the table `of(id, keyword_id)` in
 * each step of the range, counted from 0. The value is a rank or one of `noRank`; a failed check is
 * used only if the step has nothing better.
 */
export function steps(asked: Asked, granularity: Granularity, of: Sql): Sql {
	return granularity === 'daily' ? days(asked, of) : lastOfBuckets(asked, granularity, of);
}

/** The values for a missing rank. */
export const noRank = { unranked: -1, failed: -2 } as const;

const value = sql`coalesce(seen.rank, case seen.state when 'u' then ${sql.lit(noRank.unranked)} else ${sql.lit(noRank.failed)} end)`;

function days({ range, ...asked }: Asked, of: Sql): Sql {
	return sql`(
		select one.id, seen.day - ${range.from} as place, ${value} as value
		from ${of} as one cross join ${observations({ ...asked, range })} as seen
		where seen.keyword_id = one.keyword_id and seen.day between ${range.from} and ${range.to}
	)`;
}

function lastOfBuckets(asked: Asked, granularity: Granularity, of: Sql): Sql {
	const last = (states: Sql) => sql`(
		select ${value} from ${observations(asked)} as seen
		where seen.keyword_id = one.keyword_id and seen.state ${states}
			and seen.day between bucket.from_day and bucket.to_day
		order by seen.day desc limit 1
	)`;
	const found = last(sql`in ('r', 'u')`);
	// Only checks of results pages can fail.
	const latest =
		asked.series.kind === 'serp' ? sql`coalesce(${found}, ${last(sql`= 'e'`)})` : found;
	return sql`(
		select id, place, value from (
			select one.id, bucket.place, ${latest} as value
			from ${of} as one cross join ${bucketTable(bucketsOf(asked.range, granularity))} as bucket
		) as every where value is not null
	)`;
}

function bucketTable(buckets: readonly DayRange[]): Sql {
	// PostgreSQL takes a parameter in VALUES for text unless the first row is typed.
	const typed = (value: number, place: number) =>
		place === 0 ? sql`cast(${value} as integer)` : sql`${value}`;
	const rows = buckets.map(
		({ from, to }, place) =>
			sql`(${typed(place, place)}, ${typed(from, place)}, ${typed(to, place)})`,
	);
	return sql`(select column1 as place, column2 as from_day, column3 as to_day from (values ${sql.join(rows)}) as listed)`;
}
