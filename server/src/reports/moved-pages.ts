import type { Locale } from '@plumbline/core';
import type { ClientReport, SearchQuery } from '@plumbline/core/api';
import type { CallersSite } from '../accounts/find-site.ts';
import type { Database } from '../database/open-database.ts';
import { type DayRange, formatDay } from '../facts/day.ts';
import { movedBeyondUsual } from '../search/movement/moved-beyond-usual.ts';
import type { Spans } from '../search/movement/movement.ts';
import { listSearchQueries } from '../search/queries/list-search-queries.ts';
import type { SearchedSeries } from '../search/series/searched-series.store.ts';
import { listVerdicts } from '../search/verdicts/list-verdicts.ts';
import { pageUrls } from '../watch/look/page-urls.store.ts';

export interface MovedPage {
	readonly pageId: number;
	readonly url: string;
	readonly clicks: number;
	readonly expected: number;
	readonly queries: ClientReport['evidence']['pages'][number]['queries'];
	/** Why Google keeps the page out; null where it does not, or where nobody asked. */
	readonly leftOut: string | null;
}

export interface MovedPages {
	/** Null where pages were judged. */
	readonly notJudged: 'short' | 'few' | 'uncompared' | 'unjudged' | null;
	readonly judged: number;
	readonly young: number;
	/** Those beyond chance, the largest steps first. */
	readonly moved: readonly MovedPage[];
	/** All of them; `moved` has the first ones. */
	readonly movedCount: number;
}

export const notJudged = (reason: NonNullable<MovedPages['notJudged']>): MovedPages => ({
	notJudged: reason,
	judged: 0,
	young: 0,
	moved: [],
	movedCount: 0,
});

interface Question {
	readonly series: SearchedSeries;
	readonly site: CallersSite;
	readonly period: DayRange;
	readonly before: DayRange | null;
	readonly locale: Locale;
	/** Clicks of the site, for `knownWeeks`. */
	readonly weeks: Spans;
	readonly weeksOfStep: number;
}

type Caller = Parameters<typeof listSearchQueries>[1];

const mostMoved = 20;
/** Queries are looked up for the pages that the first page names. */
const mostExplained = 5;
const mostQueries = 3;

/** The pages that moved more than chance explains, all pages taken together. */
export async function movedPages(
	database: Database,
	caller: Caller,
	question: Question,
): Promise<MovedPages> {
	const { period, series, site, weeks, weeksOfStep } = question;
	const asked = { to: period.to, weeks, weeksOfStep };
	const found = await movedBeyondUsual(database, series, asked);
	if (found.notJudged !== null) return notJudged(found.notJudged);
	const { judged, moved, young } = found;
	const shown = moved.slice(0, mostMoved);
	const urls = await pageUrls(
		database,
		site.id,
		shown.map(({ pageId }) => pageId),
	);
	const named = shown.flatMap(({ pageId, clicks, expected }) => {
		const url = urls.get(pageId);
		return url === undefined ? [] : [{ pageId, url, clicks, expected: Math.round(expected) }];
	});
	const leftOut = await whyLeftOut(database, caller, question, named);
	return {
		notJudged: null,
		judged,
		young,
		movedCount: moved.length,
		moved: await Promise.all(
			named.map(async (page, at) => ({
				...page,
				leftOut: leftOut.get(page.url) ?? null,
				queries: at < mostExplained ? await queriesOf(database, caller, question, page) : [],
			})),
		),
	};
}

async function whyLeftOut(
	database: Database,
	caller: Caller,
	{ locale, site }: Question,
	pages: readonly { readonly url: string }[],
): Promise<ReadonlyMap<string, string>> {
	if (pages.length === 0) return new Map();
	const { answer } = await listVerdicts(database, caller, {
		site_global_key: site.globalKey,
		url: pages.map(({ url }) => url),
		state: 'not_indexed',
		locale,
		limit: pages.length,
		offset: 0,
	});
	return new Map(answer.pages.map(({ google, url }) => [url, google.explanation.reason]));
}

/** The queries of a page that moved most in the direction of the page. */
async function queriesOf(
	database: Database,
	caller: Caller,
	{ before, period, series, site }: Question,
	{ clicks, expected, url }: Pick<MovedPage, 'clicks' | 'expected' | 'url'>,
): Promise<MovedPage['queries']> {
	if (before === null) return [];
	const rises = clicks > expected;
	const { answer } = await listSearchQueries(database, caller, {
		site_global_key: site.globalKey,
		search_engine_global_key: series.key,
		date_from: formatDay(period.from),
		date_to: formatDay(period.to),
		compare_from: formatDay(before.from),
		compare_to: formatDay(before.to),
		url: [url],
		sort_col: 'clicks_change',
		sort_dir: rises ? 'desc' : 'asc',
		limit: mostQueries,
		offset: 0,
	});
	return answer.queries.map(wireQuery).filter((query) => query.clicks > query.before === rises);
}

const wireQuery = ({ average_position, before, clicks, keyword }: SearchQuery) => ({
	keyword,
	clicks,
	before: before?.clicks ?? 0,
	average_position,
});
