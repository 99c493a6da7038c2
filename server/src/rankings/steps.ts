import type { Granularity } from '@plumbline/core/api';
import { sql } from 'kysely';
import { bucketsOf } from './buckets.ts';
import { observations, type Sql } from './observations.ts';
import type { Question } from './question.ts';
import type { DayRange } from './range.ts';

type Asked = Pick<Question, 'siteId' | 'engineId' | 'series' | 'range'>;

/**
 * `keyword_id, place, state, rank`: the last observation of each keyword of the table `of` in each
 * step of the range, counted from 0. A failed check stands only where there is nothing better.
 */
export function steps(asked: Asked, granularity: Granularity, of: Sql): Sql {
	return granularity === 'daily' ? days(asked, of) : lastOfBuckets(asked, granularity, of);
}

function days({ range, ...asked }: Asked, of: Sql): Sql {
	return sql`(
		select one.keyword_id, seen.day - ${range.from} as place, seen.state, seen.rank
		from ${of} as one cross join ${observations({ ...asked, range })} as seen
		where seen.keyword_id = one.keyword_id and seen.day between ${range.from} and ${range.to}
	)`;
}

function lastOfBuckets(asked: Asked, granularity: Granularity, of: Sql): Sql {
	const seen = observations(asked);
	return sql`(
		select one.keyword_id, bucket.place, latest.state, latest.rank
		from ${of} as one cross join ${bucketTable(bucketsOf(asked.range, granularity))} as bucket
		cross join ${seen} as latest
		where latest.keyword_id = one.keyword_id and latest.day = (
			select seen.day from ${seen} as seen
			where seen.keyword_id = one.keyword_id
				and seen.day between bucket.from_day and bucket.to_day
			order by case seen.state when 'e' then 1 else 0 end, seen.day desc limit 1
		)
	)`;
}

function bucketTable(buckets: readonly DayRange[]): Sql {
	// Numbers of our own making: typed, where a parameter in VALUES would be a text to PostgreSQL.
	const rows = buckets.map(
		({ from, to }, place) => sql`(${sql.lit(place)}, ${sql.lit(from)}, ${sql.lit(to)})`,
	);
	return sql`(select column1 as place, column2 as from_day, column3 as to_day from (values ${sql.join(rows)}) as listed)`;
}
