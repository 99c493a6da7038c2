import type { Locale } from '@plumbline/core';
import { type PortfolioSite, portfolioGroups } from '@plumbline/core/api';
import { isoTime } from '@plumbline/core/time';
import { type EngineClicks, engineClicks } from '../../accounts/engine-clicks.store.ts';
import { claims } from '../../changes/effects/false-discoveries.ts';
import type { Database } from '../../database/open-database.ts';
import { formatDay } from '../../facts/day.ts';
import { type Movement, siteMovement } from '../../search/movement/movement.ts';
import { knownWeeks, spansOf } from '../../search/movement/week-spans.ts';
import { judgeSite, type KnownSite } from './judge-site.ts';
import { observedDays, siteWeeks } from './site-weeks.store.ts';
import { faultsOfSites, newestCrawls, reportJobs } from './site-work.store.ts';

interface Caller {
	readonly accountId: number;
	readonly siteId: number | null;
}

const shownWeeks = 26;
const weeksOfStep = 4;

/** All sites of the caller, those that need somebody first. */
export async function listPortfolio(
	database: Database,
	{ accountId, siteId }: Caller,
	locale: Locale,
): Promise<PortfolioSite[]> {
	const sites = await database
		.selectFrom('site')
		.select(['id', 'global_key as globalKey', 'domain', 'title'])
		.where('account_id', '=', accountId)
		.$if(siteId !== null, (query) => query.where('id', '=', siteId ?? 0))
		.orderBy('domain')
		.execute();
	if (sites.length === 0) return [];
	const ids = sites.map(({ id }) => id);
	const busiest = new Map<number, EngineClicks>();
	for (const engine of await engineClicks(database, ids)) {
		if (!busiest.has(engine.siteId)) busiest.set(engine.siteId, engine);
	}
	const series = [...busiest.values()];
	const [weeks, observed, faults, crawls, reports] = await Promise.all([
		siteWeeks(database, series),
		observedDays(database, series),
		faultsOfSites(database, ids),
		newestCrawls(database, ids),
		reportJobs(database, ids),
	]);
	const newestDay = series.reduce<number | null>(
		(newest, { lastDay }) => Math.max(newest ?? lastDay, lastDay),
		null,
	);
	const known = sites.map((site) => {
		const days = observed.get(site.id) ?? { now: 0, before: 0, unfinished: 0 };
		const isComparable = days.now > 0 && days.now === days.before && days.unfinished === 0;
		const ofWeeks = weekClicks(weeks.get(site.id) ?? []);
		const step = isComparable ? siteMovement(spansOf(ofWeeks.whole, weeksOfStep)) : null;
		return { site, days, ofWeeks, step, ...clicksOf(ofWeeks.all, isComparable) };
	});
	const claimed = claims(known.map(({ step }) => step?.chance ?? 1));
	const listed = known.map(({ change, clicks, days, ofWeeks, site, step }, at): PortfolioSite => {
		const engine = busiest.get(site.id);
		const own = faults.get(site.id) ?? null;
		const crawl = crawls.get(site.id);
		const report = reports.get(site.id);
		const facts: KnownSite = {
			lastDay: engine?.lastDay ?? null,
			newestDay,
			observed: days,
			change,
			chance: chanceOf(step),
			isClaimed: claimed[at] ?? false,
			faults: own,
			hasFailedReport: report?.lastError != null,
		};
		return {
			site_global_key: site.globalKey,
			domain: site.domain,
			title: site.title,
			...judgeSite(facts, locale),
			search_engine_global_key: engine?.key ?? null,
			date_to: engine === undefined ? null : formatDay(engine.lastDay),
			clicks: engine === undefined ? null : clicks,
			change,
			weeks: ofWeeks.whole.slice(-shownWeeks),
			faults: own === null ? null : own.reduce((sum, { subjects }) => sum + subjects.length, 0),
			crawled_at: isoTime(crawl?.createdMs ?? null),
			is_crawling: crawl?.state === 'running',
			reported_at: isoTime(report?.sentMs ?? null),
			next_report_at: isoTime(report?.nextMs ?? null),
		};
	});
	return listed.sort(
		(one, other) =>
			portfolioGroups.indexOf(one.group) - portfolioGroups.indexOf(other.group) ||
			(other.clicks ?? -1) - (one.clicks ?? -1),
	);
}

const chanceOf = (step: Movement | null) => step?.chance ?? null;

/** Clicks by week, oldest first; in `whole`, weeks with a day that is not known are null. */
function weekClicks(
	weeks: readonly { readonly ago: number; readonly clicks: number; readonly days: number }[],
) {
	const all = Array.from({ length: knownWeeks }, () => 0);
	const whole: (number | null)[] = Array.from({ length: knownWeeks }, () => null);
	for (const { ago, clicks, days } of weeks) {
		const at = knownWeeks - 1 - ago;
		all[at] = clicks;
		if (days === 7) whole[at] = clicks;
	}
	return { all, whole };
}

function clicksOf(weeks: readonly number[], isComparable: boolean) {
	const [clicks = 0, before = 0] = spansOf(weeks, weeksOfStep) as readonly number[];
	const change = isComparable && before > 0 ? clicks / before - 1 : null;
	return { clicks, change: change === null ? null : Math.round(change * 10_000) / 10_000 };
}
