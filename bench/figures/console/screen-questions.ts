import { dayMs } from '@plumbline/core/time';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Call } from '../server/filled-site.ts';
import { engineId, siteId } from './fill-large-site.ts';

const rowsAtOnce = 1000;
const openPage = 41;
const openKeyword = 40;

/** A request of a screen, and the statements that read what it answers in the obvious way. */
export interface ScreenQuestion {
	readonly name: string;
	readonly ask: (call: Call, days: Days) => Promise<void>;
	readonly plain: (days: Days) => readonly RawBuilder<unknown>[];
}

/** Two ranges of the same length that touch each other, as days since 1970. */
export interface Days {
	readonly before: number;
	readonly from: number;
	readonly to: number;
}

const dateOf = (day: number) => new Date(day * dayMs).toISOString().slice(0, 10);
const site = { site_global_key: 'large' };
const series = { ...site, search_engine_global_key: 'google' };
const rangeOf = ({ from, to }: Days) => ({ date_from: dateOf(from), date_to: dateOf(to) });
const url = `https://large.example/section-${openPage % 40}/page-${openPage}`;

const ofSite = sql`site_id = ${siteId} and engine_id = ${engineId}`;
const sums = sql`sum(clicks) as clicks, sum(impressions) as impressions, sum(position_sum) as position_sum`;
const between = (from: number, to: number) => sql`${ofSite} and day between ${from} and ${to}`;
const byPage = (from: number, to: number) =>
	sql`(select page_id, ${sums} from page_search_day where ${between(from, to)} group by page_id)`;
const byKeyword = (from: number, to: number) =>
	sql`(select keyword_id, ${sums} from search_day where ${between(from, to)} group by keyword_id)`;

export const screenQuestions: readonly ScreenQuestion[] = [
	{
		name: 'Start: totals by day',
		ask: (call, days) => call('search/totals', { ...series, ...rangeOf(days) }),
		plain: ({ from, to }) => [
			sql`select day, clicks, impressions, position_sum from site_search_day where ${between(from, to)} order by day`,
		],
	},
	{
		name: 'Start: pages by Google’s verdict',
		// The limit makes each question a different one.
		ask: (call, { from }) => call('search/verdicts', { ...site, limit: 1 + (from % 10) }),
		plain: ({ from }) => [
			sql`select verdict, count(*) as pages, max(inspected_ms) as at from page_inspection where site_id = ${siteId} group by verdict`,
			sql`select count(*) as pages from page left join page_inspection as seen on seen.site_id = ${siteId} and seen.page_id = page.id
				where page.site_id = ${siteId} and page.url <> '' and coalesce(seen.verdict, '') = ''`,
			sql`select page.url, seen.* from page_inspection as seen join page on page.site_id = ${siteId} and page.id = seen.page_id
				where seen.site_id = ${siteId} order by seen.verdict = 'PASS', page.url_key limit ${1 + (from % 10)}`,
		],
	},
	{
		name: 'Start: opportunities',
		ask: (call, days) => call('search/opportunities', { ...series, ...rangeOf(days), limit: 100 }),
		plain: plainOpportunities,
	},
	{
		name: 'Pages: 1,000 of 50,000, two ranges',
		ask: (call, days) =>
			call('search/pages', {
				...series,
				...rangeOf(days),
				compare_from: dateOf(days.before),
				compare_to: dateOf(days.from - 1),
				limit: rowsAtOnce,
			}),
		plain: ({ before, from, to }) => [
			sql`select page.url, now.*, before.clicks as clicks_before, before.impressions as impressions_before,
					before.position_sum as position_before, seen.*, state.*, count(*) over () as total
				from page
				left join ${byPage(from, to)} as now on now.page_id = page.id
				left join ${byPage(before, from - 1)} as before on before.page_id = page.id
				left join page_inspection as seen on seen.site_id = ${siteId} and seen.page_id = page.id
				left join page_state as state on state.site_id = ${siteId} and state.page_id = page.id
				where page.site_id = ${siteId} and page.url <> ''
				order by now.clicks desc, now.impressions desc limit ${rowsAtOnce}`,
		],
	},
	{
		name: 'Pages: totals of one page',
		ask: (call, days) => call('search/totals', { ...series, ...rangeOf(days), url }),
		plain: ({ from, to }) => [
			sql`select day, clicks, impressions, position_sum from page_search_day where ${between(from, to)} and page_id = ${openPage} order by day`,
		],
	},
	{
		name: 'Pages: queries of one page',
		ask: (call, days) =>
			call('keywords/rankings', {
				...series,
				...rangeOf(days),
				url,
				sort_col: 'clicks',
				limit: 15,
			}),
		plain: ({ from, to }) => [
			sql`select keyword.text, fact.* from (
					select keyword_id, ${sums} from search_page_day where ${between(from, to)}
						and keyword_id in (select keyword_id from page_keyword where ${ofSite} and page_id = ${openPage})
						and page_id = ${openPage} group by keyword_id
				) as fact join keyword on keyword.site_id = ${siteId} and keyword.id = fact.keyword_id
				order by fact.clicks desc limit 15`,
		],
	},
	keywords(100),
	keywords(1000),
	{
		name: 'Keywords: trend of one',
		ask: (call, days) =>
			call('keywords/rankings_trend', {
				...series,
				...rangeOf(days),
				keyword: `sourdough bread ${openKeyword}`,
			}),
		plain: ({ from, to }) => [
			sql`select day, position_sum / impressions as position from search_day where ${between(from, to)} and keyword_id = ${openKeyword} order by day`,
		],
	},
];

/** The first rows of the screen are a hundred; the others follow when somebody scrolls. */
function keywords(limit: number): ScreenQuestion {
	return {
		name: `Keywords: ${limit} of 100,000, two ranges`,
		ask: (call, days) =>
			call('search/queries', {
				...series,
				...rangeOf(days),
				compare_from: dateOf(days.before),
				compare_to: dateOf(days.from - 1),
				limit,
			}),
		plain: ({ before, from, to }) => [
			sql`select keyword.text, now.*, before.clicks as clicks_before, before.impressions as impressions_before,
					before.position_sum as position_before, count(*) over () as total,
					sum(now.clicks) over () as all_clicks, sum(now.impressions) over () as all_impressions,
					(select group_concat(name) from keyword_group_member as member
						join keyword_group on keyword_group.site_id = ${siteId} and keyword_group.id = member.group_id
						where member.site_id = ${siteId} and member.keyword_id = keyword.id) as group_names,
					(select count(distinct page_id) from search_page_day where ${between(from, to)} and keyword_id = keyword.id) as pages
				from keyword
				left join ${byKeyword(from, to)} as now on now.keyword_id = keyword.id
				left join ${byKeyword(before, from - 1)} as before on before.keyword_id = keyword.id
				where keyword.site_id = ${siteId} and (now.impressions > 0 or before.impressions > 0)
				order by now.clicks desc, now.impressions desc, keyword.id limit ${limit}`,
		],
	};
}

/** Reads of the five finders: queries, weeks of pages, queries with several pages, pages left out. */
function plainOpportunities({ from, to }: Days): readonly RawBuilder<unknown>[] {
	return [
		sql`select keyword.text, fact.* from ${byKeyword(from, to)} as fact
			join keyword on keyword.site_id = ${siteId} and keyword.id = fact.keyword_id
			where keyword.match_key not like '%large%' order by fact.impressions desc limit 20000`,
		sql`select page_id, (day - ${to}) / 7 as week, sum(clicks) as clicks from page_search_day
			where ${between(to - 181, to)} group by page_id, (day - ${to}) / 7`,
		sql`select keyword_id, page_id, count(*) as days, ${sums} from search_page_day
			where ${between(from, to)} group by keyword_id, page_id`,
		sql`select page.url, fact.* from page_inspection as seen join ${byPage(from, to)} as fact on fact.page_id = seen.page_id
			join page on page.site_id = ${siteId} and page.id = seen.page_id
			where seen.site_id = ${siteId} and seen.verdict <> 'PASS'`,
	];
}

/** Runs the statements one after the other. */
export async function runPlain(
	database: Kysely<unknown>,
	statements: readonly RawBuilder<unknown>[],
): Promise<void> {
	for (const statement of statements) await statement.execute(database);
}
