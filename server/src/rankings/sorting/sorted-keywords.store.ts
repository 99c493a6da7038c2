import { sql } from 'kysely';
import { keptOrder } from '../../database/kept-order.ts';
import type { Database } from '../../database/open-database.ts';
import { chosenKeywords } from '../figures/chosen-keywords.ts';
import { observed, type Sql } from '../figures/observations.ts';
import { searchSums } from '../figures/range-sums.ts';
import type { Question } from '../question/question.ts';
import { sortValues } from './sort-values.ts';

export interface SortedKeywords {
	/** The keywords of the requested page, in order. */
	readonly keywordIds: readonly number[];
	/** On all pages. */
	readonly totalCount: number;
}

/**
 * The keywords of the requested page. It reads one value for every keyword, and tie-breaking values
 * only for keywords that tie with one on the page.
 */
export async function sortedKeywords(
	database: Database,
	question: Question,
): Promise<SortedKeywords> {
	const kept = await keptOrder(database, nameOf(question), question, async () => {
		const all = pageQuery({ ...question, limit: 2 ** 31 - 2, offset: 0 });
		return (await all.execute(database)).rows.map(({ id }) => id);
	});
	if (kept !== null) return { keywordIds: kept.ids, totalCount: kept.totalCount };
	const { rows } = await pageQuery(question).execute(database);
	const [row] = rows;
	if (row) return { keywordIds: rows.map(({ id }) => id), totalCount: row.totalCount };
	// The requested page is beyond the last keyword.
	return { keywordIds: [], totalCount: await countChosen(database, question) };
}

/** Everything that the order depends on. */
function nameOf({ limit, offset, rows, ...asked }: Question): string {
	return `keywords ${JSON.stringify([asked, rows.name])}`;
}

async function countChosen(database: Database, question: Question): Promise<number> {
	const { rows } = await sql<{ count: number }>`
		with ${chosenKeywords(question, false)} select count(*) as count from chosen
	`.execute(database);
	return rows[0]?.count ?? 0;
}

// Keywords with the same value share a place, that of the first of them. `near` has all keywords
// that share a place with one on the page.
function pageQuery(question: Question) {
	const { offset, limit, sort } = question;
	const { needsPage, select, tables } = sortValues[sort.column];
	const direction = sql.raw(sort.direction);
	const shared = [chosenKeywords(question, needsPage), ...tables(question)];
	return sql<{ id: number; totalCount: number }>`
		with ${sql.join(shared)},
		valued as materialized (${select(question)}),
		placed as materialized (
			select keyword_id, rank() over (order by value ${direction} nulls last) as place from valued
		),
		page_start as (select max(place) as place from placed where place <= ${offset + 1}),
		near as materialized (
			select keyword_id, place from placed
			where place >= (select place from page_start) and place <= ${offset + limit}
		)
		select near.keyword_id as id, (select count(*) from valued) as "totalCount" from near
		left join ${searchSums(question, sql.table('near'))} as total on total.keyword_id = near.keyword_id
		order by near.place, ${tieOrder(question)}
		limit ${limit} offset ${offset + 1} - (select coalesce(place, ${offset + 1}) from page_start)
	`;
}

function tieOrder(question: Question): Sql {
	const keyword = sql.ref('near.keyword_id');
	const rank = observed(question, { keyword, read: 'rank', end: 'last' });
	return sql`coalesce(total.clicks, 0) desc, coalesce(total.impressions, 0) desc,
		${rank} asc nulls last, near.keyword_id`;
}
