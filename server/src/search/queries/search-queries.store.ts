import {
	countedViews,
	type QueryView,
	type SearchQueries,
	type SearchQueryColumn,
	type SortDirection,
} from '@plumbline/core/api';
import { sql } from 'kysely';
import { keptOrder } from '../../database/kept-order.ts';
import type { Database } from '../../database/open-database.ts';
import { matchKey } from '../../facts/match-key.ts';
import { observed, type Sql } from '../../rankings/figures/observations.ts';
import type { RankSeries } from '../../rankings/question/question.ts';
import { figuresOf } from '../series/figures.ts';
import { type OfSeries, querySums, type SummedRange } from './query-sums.ts';
import { inView } from './query-views.ts';

export interface QueriesQuestion {
	readonly series: OfSeries;
	readonly ranks: RankSeries;
	readonly now: SummedRange;
	/** The range to compare with; null for none. */
	readonly before: SummedRange | null;
	/** Null for all. */
	readonly groupIds: readonly number[] | null;
	/** Words or parts of them; those after a minus sign must be missing. */
	readonly contains: string;
	readonly view: QueryView | null;
	/** Views whose queries nobody can know. */
	readonly unknownViews: ReadonlySet<QueryView>;
	readonly brandNames: readonly string[];
	readonly sort: { readonly column: SearchQueryColumn; readonly direction: SortDirection };
	readonly limit: number;
	readonly offset: number;
}

export interface FoundQueries {
	readonly keywordIds: readonly number[];
	readonly totalCount: number;
	readonly summary: SearchQueries['summary'];
}

/** One part of the queries that fit, and with the first part the sums of all of them. */
export async function searchQueries(
	database: Database,
	question: QueriesQuestion,
): Promise<FoundQueries> {
	const kept = await keptOrder(database, nameOf(question), question, async () => {
		const all = await foundRows(database, { ...question, limit: 2 ** 31 - 1, offset: 0 });
		return all.flatMap(({ id }) => id ?? []);
	});
	if (kept !== null) {
		return { keywordIds: kept.ids, totalCount: kept.totalCount, summary: null };
	}
	const rows = await foundRows(database, question);
	const [first] = rows;
	if (first === undefined) throw new Error('The sums of no queries are a row too.');
	return {
		keywordIds: rows.flatMap(({ id }) => id ?? []),
		totalCount: Number(first.queries),
		summary: question.offset === 0 ? summaryOf(first, question) : null,
	};
}

/** Everything that the order depends on. */
function nameOf({ limit, offset, series, unknownViews, ...asked }: QueriesQuestion): string {
	const { engineId, rows } = series;
	return `queries ${JSON.stringify([asked, engineId, rows.name, [...unknownViews]])}`;
}

type Row = Readonly<Record<string, number>> & { readonly id: number | null };

const sums = ['clicks', 'impressions', 'position_sum'] as const;
const places = ['top3', 'first_page', 'second_page', 'below', 'absent'] as const;

/** The ids of the part in order, each with the sums; one row without an id if the part is empty. */
async function foundRows(database: Database, question: QueriesQuestion): Promise<readonly Row[]> {
	const { before, limit, now, offset, series, sort, view } = question;
	const fits = view === null ? sql`1 = 1` : inView(view, question);
	const figuresIn = (table: string, suffix: string) =>
		sql.join(
			sums.map(
				(name) => sql`coalesce(${sql.ref(`${table}.${name}`)}, 0) as ${sql.ref(name + suffix)}`,
			),
		);
	const total = (name: string) => sql`coalesce(sum(${sql.ref(name)}), 0) as ${sql.ref(name)}`;
	const counted = (name: string, condition: Sql) =>
		sql`coalesce(sum(case when ${condition} then 1 else 0 end), 0) as ${sql.ref(name)}`;
	const chosen = conditions(question);
	// Not `chosen`, because SQLite knows no order of a table that it made. The index of keywords is in
	// the order of this key, so that nobody sorts the rows of all days.
	const keywords = sql`(select keyword.id as keyword_id, keyword.active from keyword
		where keyword.site_id = ${series.siteId} ${chosen})`;
	const sumsIn = (summed: SummedRange | null) =>
		querySums(series, summed, keywords, sql`one.active, one.keyword_id`);
	const order = sql`${sortValue(question)} ${sql.raw(sort.direction)} nulls last,
		clicks desc, impressions desc, keyword_id`;
	const { rows } = await sql<Row>`
		with chosen as materialized (
			select keyword.id as keyword_id, keyword.active ${nameIf(sort.column)} from keyword
			where keyword.site_id = ${series.siteId} ${chosen}
		), valued as materialized (
			select chosen.*,
				${figuresIn('now', '')}, ${figuresIn('past', '_before')}
			from chosen
			left join ${sumsIn(now)} as now
				on now.keyword_id = chosen.keyword_id
			left join ${sumsIn(before)} as past
				on past.keyword_id = chosen.keyword_id
			where now.impressions > 0 or past.impressions > 0 ${isListedAnyway(question)}
		), fitting as materialized (
			select valued.*, ${placeOf(question)} as place from valued where ${fits}
		), summary as (
			select count(*) as queries,
				${sql.join([...sums, ...sums.map((name) => `${name}_before`)].map(total))},
				${sql.join(places.map((name, at) => counted(name, inPlace[at]!)))}
			from fitting
		), counts as (
			select ${sql.join(countedViews.map((name) => counted(`in_${name}`, inView(name, question))))}
			from valued
		), part as (
			select keyword_id, row_number() over (order by ${order}) as number
			from (select * from fitting order by ${order} limit ${limit} offset ${offset}) as fitting
		)
		select part.keyword_id as id, summary.*, counts.*
		from summary cross join counts
		left join part on 1 = 1
		order by part.number
	`.execute(database);
	return rows;
}

/** Names are long, so they are carried along only to sort by them. */
const nameIf = (column: SearchQueryColumn) =>
	column === 'keyword' ? sql`, keyword.match_key` : sql``;

/** Tracked keywords are listed without figures, but not beside those of one page. */
const isListedAnyway = ({ series }: QueriesQuestion) =>
	series.rows.pages === null ? sql`or chosen.active = 1` : sql``;

function conditions({ contains, groupIds, now, series, before }: QueriesQuestion): Sql {
	const { siteId, engineId, rows } = series;
	const all: Sql[] = rows.queries === null ? [] : [sql`and keyword.id in (${rows.queries})`];
	for (const { isExcluded, word } of wordsOf(contains)) {
		const pattern = `%${word.replaceAll(/[\\%_]/g, '\\$&')}%`;
		const like = sql`keyword.match_key like ${pattern} escape '\\'`;
		all.push(isExcluded ? sql`and not ${like}` : sql`and ${like}`);
	}
	if (groupIds !== null) {
		all.push(sql`and keyword.id in (select keyword_id from keyword_group_member
			where site_id = ${siteId} and group_id in (${sql.join(groupIds.length === 0 ? [-1] : groupIds)}))`);
	}
	if (rows.pages !== null) {
		const from = Math.min(now.range.from, before?.range.from ?? now.range.from);
		const to = Math.max(now.range.to, before?.range.to ?? now.range.to);
		all.push(sql`and keyword.id in (select keyword_id from page_keyword
			where site_id = ${siteId} and engine_id = ${engineId}
				and page_id in (${rows.pages})
				and first_day <= ${to} and last_day >= ${from})`);
	}
	return sql.join(all, sql` `);
}

function wordsOf(contains: string) {
	return contains
		.split(/\s+/)
		.map((word) => {
			const isExcluded = word.length > 1 && word.startsWith('-');
			return { isExcluded, word: matchKey(isExcluded ? word.slice(1) : word) };
		})
		.filter(({ word }) => word !== '');
}

/** Where a query is in the results: tracked keywords by their checks, others by the mean position. */
function placeOf({ now, ranks, series }: QueriesQuestion): Sql {
	const position = sql`position_sum * 1.0 / nullif(impressions, 0)`;
	const shown = sql`nullif(${position}, 0)`;
	if (ranks.kind !== 'serp') return shown;
	const asked = { ...series, series: ranks, range: now.range };
	const keyword = sql.ref('valued.keyword_id');
	const checked = observed(asked, { keyword, read: 'rank', end: 'last' });
	return sql`coalesce(case when active = 1 then ${checked} end, ${shown})`;
}

const inPlace: readonly Sql[] = [
	sql`place < 3.5`,
	sql`place >= 3.5 and place < 10.5`,
	sql`place >= 10.5 and place < 20.5`,
	sql`place >= 20.5`,
	sql`place is null`,
];

function sortValue({ now, ranks, series, sort }: QueriesQuestion): Sql {
	const position = (suffix: '' | '_before') =>
		sql`nullif(${sql.ref(`position_sum${suffix}`)}, 0) * 1.0 / nullif(${sql.ref(`impressions${suffix}`)}, 0)`;
	const asked = { ...series, series: ranks, range: now.range };
	const keyword = sql.ref('fitting.keyword_id');
	const values: Readonly<Record<SearchQueryColumn, Sql>> = {
		clicks: sql`clicks`,
		impressions: sql`impressions`,
		ctr: sql`clicks * 1.0 / nullif(impressions, 0)`,
		average_position: position(''),
		clicks_change: sql`clicks - clicks_before`,
		impressions_change: sql`impressions - impressions_before`,
		position_change: sql`${position('_before')} - ${position('')}`,
		rank: observed(asked, { keyword, read: 'rank', end: 'last' }),
		keyword: sql`match_key`,
	};
	return values[sort.column];
}

function summaryOf(row: Row, { before, unknownViews }: QueriesQuestion): SearchQueries['summary'] {
	// PostgreSQL returns sums as texts.
	const number = (name: string) => Number(row[name] ?? 0);
	const figures = (suffix: '' | '_before') =>
		figuresOf({
			clicks: number(`clicks${suffix}`),
			impressions: number(`impressions${suffix}`),
			positionSum: number(`position_sum${suffix}`),
		});
	const count = (name: (typeof countedViews)[number]) =>
		unknownViews.has(name) ? null : number(`in_${name}`);
	return {
		queries: number('queries'),
		...figures(''),
		before: before && figures('_before'),
		places: {
			top3: number('top3'),
			first_page: number('first_page'),
			second_page: number('second_page'),
			below: number('below'),
			absent: number('absent'),
		},
		views: {
			tracked: number('in_tracked'),
			new: count('new'),
			lost: count('lost'),
			fell: count('fell'),
			rose: count('rose'),
			near_first_page: number('in_near_first_page'),
		},
	};
}
