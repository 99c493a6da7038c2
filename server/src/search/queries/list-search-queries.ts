import {
	answeredLikeness,
	basisOf,
	daysIn,
	type listSearchQueries as endpoint,
	type ParsedInputOf,
	type QueryView,
	type SearchQueries,
} from '@plumbline/core/api';
import type { Database } from '../../database/open-database.ts';
import { formatDay } from '../../facts/day.ts';
import { brandNames } from '../../rankings/brand/brand-names.store.ts';
import { coverageIn } from '../../rankings/coverage/coverage-in.ts';
import { keywordFacts } from '../../rankings/figures/keyword-facts.ts';
import { wireRanking } from '../../rankings/figures/wire-ranking.ts';
import { hasKeywordPages } from '../../rankings/question/asked-pages.store.ts';
import { groupsOfSite } from '../../rankings/question/groups-of-site.store.ts';
import { comparedRange } from '../../rankings/question/range.ts';
import { factSources } from '../../rankings/question/series.store.ts';
import { askedGroups } from '../../rankings/question/understand-question.ts';
import { segmentRows, wholeSite } from '../../rankings/segments/segment-rows.store.ts';
import { figuresOf, noSums } from '../series/figures.ts';
import { searchedDays } from '../series/searched-days.ts';
import { foundQueries, pagesOfQueries } from './found-queries.store.ts';
import { importedPeriod } from './imported-period.store.ts';
import { comparedViews } from './query-views.ts';
import { type QueriesQuestion, searchQueries } from './search-queries.store.ts';

type Input = ParsedInputOf<typeof endpoint>;

/** One screen of queries with their figures, and the number and sums of all that fit. */
export async function listSearchQueries(
	database: Database,
	caller: Parameters<typeof searchedDays>[1],
	input: Input,
): Promise<{ readonly answer: SearchQueries; readonly totalCount: number }> {
	const {
		meta: days,
		range,
		series,
		site,
	} = await searchedDays(database, caller, input, {
		pages: false,
	});
	const target = series ?? { siteId: site.id, engineId: 0, key: '' };
	const compared = comparedRange(input, range);
	const { segment = [], sort_col, sort_dir, limit, offset, view = null } = input;
	const rows = await segmentRows(database, site, input);
	const meta = {
		...days,
		segment: rows.written,
		basis: basisOf(segment, { pages: input.url !== undefined, queries: true }),
		compare_from: compared && formatDay(compared.from),
		compare_to: compared && formatDay(compared.to),
		compare_coverage: compared && (await coverageIn(database, series, compared, { pages: false })),
		...{ view, sort_col, sort_dir, limit, offset },
	};
	const [sources, before, groups, names] = await Promise.all([
		factSources(database, target, range),
		compared && factSources(database, target, compared),
		groupsOfSite(database, site.id),
		brandNames(database, site),
	]);
	const question: QueriesQuestion = {
		series: { siteId: site.id, engineId: target.engineId, rows },
		ranks: sources.series,
		now: { range, totals: sources.totals },
		before: compared && before && { range: compared, totals: before.totals },
		groupIds: askedGroups(groups, input.groups)?.map(({ id }) => id) ?? null,
		contains: input.contains ?? '',
		view,
		unknownViews: unknownViews(meta),
		brandNames: names,
		sort: { column: sort_col, direction: sort_dir },
		...{ limit, offset },
	};
	const { totals } = sources;
	// Figures by page are never of such a file.
	const imported =
		totals.kind === 'period' && meta.basis === 'queries'
			? await importedPeriod(database, target, totals)
			: null;
	const { keywordIds, summary, totalCount } = await searchQueries(database, question);
	const queries = await wireQueries(database, question, keywordIds, target.key);
	// Zeros would be figures that nobody has.
	const isKnown = meta.basis !== 'nothing';
	return {
		answer: { meta: { ...meta, imported }, summary: isKnown ? summary : null, queries },
		totalCount,
	};
}

/** Unlike ranges tell nothing, and those with a missing day do not tell what is new or lost. */
function unknownViews(meta: Omit<SearchQueries['meta'], 'imported'>): ReadonlySet<QueryView> {
	const { before, notCompared, observed, period } = answeredLikeness(meta);
	if (before === null || notCompared !== null) return new Set(comparedViews);
	const isWhole = observed.now === daysIn(period) && observed.before === daysIn(before);
	return new Set(isWhole ? [] : ['new', 'lost']);
}

async function wireQueries(
	database: Database,
	question: QueriesQuestion,
	keywordIds: readonly number[],
	engineKey: string,
): Promise<SearchQueries['queries']> {
	const { before, brandNames, now, ranks, series } = question;
	const ofRankings = {
		...series,
		...now,
		series: ranks,
		...{ rows: wholeSite, groupIds: null, eventIds: null, keywordKeys: null },
		hasKeywordPages: await hasKeywordPages(database, series.siteId),
		sort: { column: 'clicks' as const, direction: 'desc' as const },
		...{ limit: keywordIds.length, offset: 0 },
	};
	const [figures, pages, facts] = await Promise.all([
		foundQueries(database, question, keywordIds),
		pagesOfQueries(database, series, now, keywordIds),
		keywordFacts(database, ofRankings, keywordIds, {
			...{ groups: true, status: false, details: false, compared: null },
			...{ engineKey, brandNames },
		}),
	]);
	const measured = (value: number | '-') => (value === '-' ? null : value);
	return facts.map((one) => {
		const id = one.standing.keywordId;
		const { isTracked, ...sums } = figures.get(id) ?? {
			isTracked: false,
			now: noSums,
			before: noSums,
		};
		const ranking = wireRanking(one, null);
		const shown = pages.get(id);
		return {
			keyword: ranking.keyword,
			...figuresOf(sums.now),
			before: before && figuresOf(sums.before),
			is_tracked: isTracked,
			is_branded: one.isBranded ?? false,
			url: shown?.url || ranking.url,
			pages: shown?.count ?? 0,
			groups: [...(one.groups ?? [])],
			rank: ranking.rank,
			search_volume: measured(ranking.search_volume),
			visits: measured(ranking.m_visits),
			conversions: ranking.m_conversions,
		};
	});
}
