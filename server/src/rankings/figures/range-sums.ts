import { sql } from 'kysely';
import type { DayRange } from '../../facts/day.ts';
import type { Question } from '../question/question.ts';
import { splitRange } from '../question/range.ts';
import type { Sql } from './observations.ts';

// Sums over a range: whole months from the rollups, the rest from the days. `of` is a table
// expression with the requested ids; it comes first, so that each id is a seek.

type Asked = Pick<Question, 'siteId' | 'engineId' | 'range' | 'totals' | 'eventIds'>;

const sums = sql`sum(impressions) as impressions, sum(clicks) as clicks, sum(position_sum) as position_sum`;

/**
 * `keyword_id, impressions, clicks, position_sum` of the keywords in `of`; no row without data.
 * `key` groups them; in the order in which `of` is read, nothing has to be sorted.
 */
export function searchSums(asked: Asked, of: Sql, key: Sql = sql`one.keyword_id`): Sql {
	const [first, ...others] = searchParts(asked, of, key);
	if (others.length === 0) return sql`(${first})`;
	// Each part is summed by itself, so that few rows are left to sort.
	const all = sql.join([first, ...others], sql` union all `);
	return sql`(select keyword_id, ${sums} from (${all}) as part group by keyword_id)`;
}

function searchParts(asked: Asked, of: Sql, key: Sql): readonly Sql[] {
	const { totals, range } = asked;
	const summed = (table: Sql, inPart: Sql) => sql`select one.keyword_id, ${sums}
		from ${of} as one cross join ${table} as fact
		where ${ofEngine(asked)} and fact.keyword_id = one.keyword_id and ${inPart} group by ${key}`;
	if (totals.kind === 'days') return partsOf(range, 'search', summed);
	const { fromDay, toDay } = totals;
	const inPeriod = sql`fact.from_day = ${fromDay} and fact.to_day = ${toDay}`;
	return [summed(sql.table('search_period'), inPeriod)];
}

/** `root_id, visits` of the pages in `members(root_id, page_id)`. */
export function visitSums(asked: Asked, members: Sql): Sql {
	const rows = parts(asked.range, 'page', (table, inPart) => {
		return sql`select one.root_id, fact.visits from ${members} as one cross join ${table} as fact
			where ${ofEngine(asked)} and fact.page_id = one.page_id and ${inPart}`;
	});
	return sql`(select root_id, sum(visits) as visits from (${rows}) as part group by root_id)`;
}

/** `root_id, conversions, revenue_minor` of the same pages, for the requested events. */
export function eventSums(asked: Asked, members: Sql): Sql {
	const { eventIds, range } = asked;
	const counted = eventIds === null ? sql`` : sql`and fact.event_id in (${sql.join(eventIds)})`;
	const rows = parts(range, 'page_event', (table, inPart) => {
		return sql`select one.root_id, fact.conversions, fact.revenue_minor
			from ${members} as one cross join ${table} as fact
			where ${ofEngine(asked)} and fact.page_id = one.page_id and ${inPart} ${counted}`;
	});
	const sums = sql`sum(conversions) as conversions, sum(revenue_minor) as revenue_minor`;
	return sql`(select root_id, ${sums} from (${rows}) as part group by root_id)`;
}

function ofEngine({ siteId, engineId }: Asked): Sql {
	return sql`fact.site_id = ${siteId} and fact.engine_id = ${engineId}`;
}

function parts(...of: Parameters<typeof partsOf>): Sql {
	return sql.join(partsOf(...of), sql` union all `);
}

function partsOf(
	range: DayRange,
	table: 'search' | 'page' | 'page_event',
	select: (table: Sql, inPart: Sql) => Sql,
): readonly Sql[] {
	const { months, days } = splitRange(range);
	const ofDays = days.map(({ from, to }) =>
		select(sql.table(`${table}_day`), sql`fact.day between ${from} and ${to}`),
	);
	const ofMonths =
		months &&
		select(sql.table(`${table}_month`), sql`fact.month between ${months.from} and ${months.to}`);
	return ofMonths ? [ofMonths, ...ofDays] : ofDays;
}
