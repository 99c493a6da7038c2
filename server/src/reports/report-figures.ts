import { type Locale, localeFor } from '@plumbline/core';
import {
	answeredLikeness,
	comparedDays,
	daysIn,
	type Effects,
	type EngineUpdate,
	engineEventsIn,
	type Faults,
	isUpdate,
	type Opportunity,
	opportunityKinds,
	type ParsedInputOf,
	type Periods,
	type showReport,
} from '@plumbline/core/api';
import type { CallersSite } from '../accounts/find-site.ts';
import { batchesOf, type ChangeBatch } from '../changes/batches.ts';
import { listEffects } from '../changes/list-effects.ts';
import { pageChanges, type SiteEvent, siteEvents } from '../changes/page-changes.store.ts';
import type { Database } from '../database/open-database.ts';
import { type Day, type DayRange, formatDay, parseDay } from '../facts/day.ts';
import { coverageIn } from '../rankings/coverage/coverage-in.ts';
import { comparedRange } from '../rankings/question/range.ts';
import { type KnownClicks, knownClicks, stepOfSite } from '../search/movement/known-clicks.ts';
import type { Movement } from '../search/movement/movement.ts';
import { judgedWeeks } from '../search/movement/week-spans.ts';
import { listOpportunities } from '../search/opportunities/list-opportunities.ts';
import { type SearchedDays, searchedDays } from '../search/series/searched-days.ts';
import { verdictCounts } from '../search/verdicts/verdicts.store.ts';
import { reportedFaults } from '../watch/known-faults.ts';
import { type FaultNews, faultNews } from './fault-news.store.ts';
import { type MovedPages, movedPages, notJudged } from './moved-pages.ts';

type Input = Omit<ParsedInputOf<typeof showReport>, 'include_html'>;
export type ReportCaller = Parameters<typeof searchedDays>[1];

/** Everything that a report says, before it is put in words. */
export interface ReportFigures {
	readonly site: CallersSite;
	readonly locale: Locale;
	readonly engineKey: string | null;
	readonly period: DayRange;
	readonly before: DayRange | null;
	readonly likeness: Pick<Periods, 'observed' | 'notCompared'>;
	readonly clicks: number;
	readonly clicksBefore: number;
	/** The step of the site beside its earlier ones; null where its kind of step cannot be judged. */
	readonly step: Movement | null;
	readonly weeks: KnownClicks['weeks'];
	/** Updates of the search engine in the weeks, newest first. */
	readonly updates: readonly EngineUpdate[];
	readonly pages: MovedPages;
	readonly effects: Effects;
	/** Newest first. */
	readonly batches: readonly ChangeBatch[];
	/** Events of the whole site in the period, newest first. */
	readonly events: readonly SiteEvent[];
	readonly faults: Omit<Faults, 'worthwhile'>;
	/** Pages that deserve an hour, each with its first reason. */
	readonly worthwhile: readonly Pick<Opportunity, 'reason' | 'url'>[];
	readonly faultNews: FaultNews;
	readonly hasVerdicts: boolean;
}

export async function reportFigures(
	database: Database,
	caller: ReportCaller,
	input: Input,
): Promise<ReportFigures> {
	const days = await searchedDays(database, caller, input, { pages: false });
	const { range: period, series, site } = days;
	const locale = localeFor(input.locale);
	const before = comparedRange(input, period) ?? comparedDays(period, 'before');
	const known = await knownClicks(database, series, period.to);
	const engine = series && { id: series.engineId, key: series.key };
	const [likeness, pageLikeness, effects, changes, events, faults, news, verdicts, worthwhile] =
		await Promise.all([
			likenessOf(database, days, before, { pages: false }),
			likenessOf(database, days, before, { pages: true }),
			listEffects(database, { site, engine, pageId: null, locale }),
			pageChanges(database, { siteId: site.id, toDay: period.to }),
			siteEvents(database, { siteId: site.id, fromDay: period.from, toDay: period.to }),
			reportedFaults(database, site.id, locale),
			faultNews(database, site, period),
			verdictCounts(database, site.id),
			worthwhilePages(database, caller, input, period),
		]);
	const weeks = weeksOfStep(period, before);
	const canJudge = weeks !== null && likeness.notCompared === null;
	const pages =
		series === null || pageLikeness.notCompared !== null
			? notJudged('uncompared')
			: weeks === null
				? notJudged('unjudged')
				: await movedPages(database, caller, {
						...{ series, site, period, before, locale, weeksOfStep: weeks },
						weeks: known.weeksWithPages,
					});
	return {
		site,
		locale,
		engineKey: series?.key ?? null,
		period,
		before,
		likeness,
		clicks: known.clicksIn(period),
		clicksBefore: before === null ? 0 : known.clicksIn(before),
		step: canJudge ? stepOfSite(known, weeks) : null,
		weeks: known.weeks,
		updates: updatesIn(series?.key ?? null, known.weeks, period.to),
		pages,
		effects,
		batches: batchesOf(changes),
		events,
		faults,
		worthwhile,
		faultNews: news,
		hasVerdicts: verdicts.length > 0,
	};
}

/** Reports count clicks alone, so faults of impressions do not concern them. */
function updatesIn(
	engineKey: string | null,
	weeks: KnownClicks['weeks'],
	to: Day,
): ReportFigures['updates'] {
	const known = weeks.find(({ clicks }) => clicks !== null);
	const from = known === undefined ? null : parseDay(known.date);
	const events = from === null ? [] : engineEventsIn(engineKey, { from, to });
	return events.filter(isUpdate);
}

async function likenessOf(
	database: Database,
	{ range, series }: SearchedDays,
	before: DayRange | null,
	needs: { readonly pages: boolean },
) {
	return answeredLikeness({
		date_from: formatDay(range.from),
		date_to: formatDay(range.to),
		coverage: await coverageIn(database, series, range, needs),
		compare_from: before && formatDay(before.from),
		compare_to: before && formatDay(before.to),
		compare_coverage: before && (await coverageIn(database, series, before, needs)),
	});
}

const mostReasons = 50;
/** The report judges falls of pages itself, beside all of its other sentences. */
const kinds = opportunityKinds.filter((kind) => kind !== 'decay');

async function worthwhilePages(
	database: Database,
	caller: ReportCaller,
	{ locale, search_engine_global_key, site_global_key }: Input,
	{ to }: DayRange,
): Promise<ReportFigures['worthwhile']> {
	const { answer } = await listOpportunities(database, caller, {
		...{ site_global_key, search_engine_global_key, locale, kinds },
		...{ date_to: formatDay(to), limit: mostReasons, offset: 0 },
	});
	const byUrl = Map.groupBy(answer.opportunities, ({ url }) => url);
	return [...byUrl.values()].map(([first]) => first!);
}

/** Null where the past has not shown such steps often enough, or never. */
function weeksOfStep(period: DayRange, before: DayRange | null): number | null {
	const isStep =
		before !== null && before.to === period.from - 1 && daysIn(before) === daysIn(period);
	return isStep ? judgedWeeks(daysIn(period)) : null;
}
