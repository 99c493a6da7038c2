import { type Day, firstDayOf, mondayOf, monthOf } from '../facts/day.ts';
import type {
	Facts,
	PageEventFact,
	PageFact,
	PageSearchFact,
	RankFact,
	SearchFact,
	SearchPageFact,
	SearchVolumeFact,
	SiteSearchFact,
} from '../facts/facts.ts';
import { chance, seedOf, wholeNear } from './noise.ts';
import { type SampleDay, sampleDay, sampleDepth } from './sample-day.ts';
import type { SampleEngine, SampleKeyword, SampleSite } from './sample-site.ts';

export interface SampleRange {
	readonly fromDay: Day;
	/** Inclusive. */
	readonly toDay: Day;
}

/** Search engines report a day with a delay of two days. */
export const reportLagDays = 2;

/** Ids of the site’s conversion events by alias. */
export type EventIds = ReadonlyMap<string, number>;

/** The days of the site’s changes by their notes. */
export type ChangeDays = ReadonlyMap<string, Day>;

/** The facts that become known between two days. */
export function sampleFacts(
	site: SampleSite,
	engine: SampleEngine,
	range: SampleRange,
	eventIds: EventIds,
	changeDays: ChangeDays = new Map(),
): Facts {
	const factorOf = clickFactors(site, changeDays);
	const happened = (day: Day) =>
		keywordsOn(site, engine).map((keyword) =>
			sampleDay(site, engine, keyword, day, factorOf(keyword.page, day)),
		);
	const reported = { fromDay: range.fromDay - reportLagDays, toDay: range.toDay - reportLagDays };
	const reportedDays = eachDay(reported).map((day) => ({ day, keywords: happened(day) }));
	const isDaily = engine.reports === 'daily';
	const pageDays = reportedDays.flatMap(({ day, keywords }) => pageDaysOf(site, day, keywords));
	return {
		ranks: engine.isChecked
			? eachDay(range).flatMap((day) => ranksOf(site, day, happened(day)))
			: [],
		search: isDaily
			? reportedDays.flatMap(({ day, keywords }) => searchOf(day, 1, keywords))
			: endedWeeks(reported).flatMap((monday) => weekOf(monday, happened)),
		searchPages: isDaily
			? reportedDays.flatMap(({ day, keywords }) => searchPagesOf(site, day, keywords))
			: [],
		pageSearch: isDaily
			? reportedDays.flatMap(({ day, keywords }) => pageSearchOf(site, day, keywords))
			: [],
		siteSearch: reportedDays.map(({ day, keywords }) => siteSearchOf(day, keywords)),
		pages: pageDays,
		pageEvents: pageDays.flatMap((page) => pageEventsOf(site, page, eventIds)),
		searchVolumes: monthStarts(range).flatMap((day) => volumesOf(site, engine, day)),
	};
}

export function keywordsOn(site: SampleSite, { key }: SampleEngine): readonly SampleKeyword[] {
	return site.keywords.filter(({ engines }) => engines === undefined || engines.includes(key));
}

function clickFactors({ changes = [] }: SampleSite, changeDays: ChangeDays) {
	const known = changes.map(({ factor, note, pages }) => ({
		factor,
		pages: new Set(pages),
		from: changeDays.get(note) ?? Number.POSITIVE_INFINITY,
	}));
	return (path: string, day: Day) =>
		known
			.filter(({ from, pages }) => day >= from && pages.has(path))
			.reduce((product, { factor }) => product * factor, 1);
}

function eachDay({ fromDay, toDay }: SampleRange): Day[] {
	return Array.from({ length: Math.max(0, toDay - fromDay + 1) }, (_, index) => fromDay + index);
}

/** The first days of the months that the range touches. */
function monthStarts(range: SampleRange): Day[] {
	return [...new Set(eachDay(range).map((day) => firstDayOf(monthOf(day))))];
}

/** Mondays of the weeks that end in the range. */
function endedWeeks(range: SampleRange): Day[] {
	return eachDay(range)
		.map((day) => day - 6)
		.filter((day) => mondayOf(day) === day);
}

function ranksOf(site: SampleSite, day: Day, keywords: readonly SampleDay[]): RankFact[] {
	return keywords
		.filter(({ check }) => check !== 'none')
		.map((happened) => rankOf(site, day, happened));
}

function rankOf(
	site: SampleSite,
	day: Day,
	{ keyword, position, page, check }: SampleDay,
): RankFact {
	const looked = { keyword: keyword.text, day };
	const nothing = { rank: null, url: null };
	if (check === 'failed') return { ...looked, ...nothing, state: 'e', checkedDepth: null };
	const rank = Math.round(position);
	if (rank > sampleDepth) return { ...looked, ...nothing, state: 'u', checkedDepth: sampleDepth };
	const { title, snippet } = site.pages[page] ?? { title: '', snippet: '' };
	const url = urlOf(site, page);
	return { ...looked, state: 'r', rank, checkedDepth: sampleDepth, url, title, snippet };
}

function searchOf(day: Day, days: 1 | 7, keywords: readonly SampleDay[]): SearchFact[] {
	return keywords.filter(isSeen).map((happened) => ({
		keyword: happened.keyword.text,
		day,
		days,
		...sumsOf([happened]),
	}));
}

function weekOf(monday: Day, happened: (day: Day) => readonly SampleDay[]): SearchFact[] {
	const days = eachDay({ fromDay: monday, toDay: monday + 6 }).flatMap(happened);
	return [...Map.groupBy(days.filter(isSeen), ({ keyword }) => keyword.text)].map(
		([keyword, week]) => ({ keyword, day: monday, days: 7, ...sumsOf(week) }),
	);
}

function searchPagesOf(
	site: SampleSite,
	day: Day,
	keywords: readonly SampleDay[],
): SearchPageFact[] {
	return keywords.filter(isSeen).map((happened) => ({
		keyword: happened.keyword.text,
		day,
		url: urlOf(site, happened.page),
		...sumsOf([happened]),
	}));
}

function pageSearchOf(
	site: SampleSite,
	day: Day,
	keywords: readonly SampleDay[],
): PageSearchFact[] {
	const byPage = Map.groupBy(keywords.filter(isSeen), ({ page }) => page);
	return [...byPage].map(([path, shown]) => ({
		url: urlOf(site, path),
		day,
		...withSecret(sumsOf(shown)),
	}));
}

function siteSearchOf(day: Day, keywords: readonly SampleDay[]): SiteSearchFact {
	return { day, ...withSecret(sumsOf(keywords)) };
}

/** Engines do not disclose rare queries, so totals exceed the sum of their keywords. */
function withSecret({ impressions, clicks, positionSum }: ReturnType<typeof sumsOf>) {
	const secret = 1.35;
	return {
		impressions: Math.round(impressions * secret),
		clicks: Math.round(clicks * secret),
		positionSum: positionSum * secret,
	};
}

function pageDaysOf(
	site: SampleSite,
	day: Day,
	keywords: readonly SampleDay[],
): (PageFact & { readonly path: string })[] {
	const byPage = Map.groupBy(keywords, ({ page }) => page);
	return [...byPage].flatMap(([path, shown]) => {
		const visits = wholeNear(sumsOf(shown).clicks * 1.2, seedOf(path), day);
		return visits === 0 ? [] : [{ path, url: urlOf(site, path), keyword: null, day, visits }];
	});
}

function pageEventsOf(
	site: SampleSite,
	{ path, url, day, visits }: PageFact & { readonly path: string },
	eventIds: EventIds,
): PageEventFact[] {
	const { appeal } = site.pages[path] ?? { appeal: 1 };
	return site.conversionEvents.flatMap(({ alias, rate, revenueMinor }) => {
		const seed = seedOf(`${path} ${alias}`);
		const conversions = wholeNear((visits * rate * appeal) / 100, seed, day);
		if (conversions === 0) return [];
		const spent = 0.7 + 0.6 * chance(seed, -day);
		const revenue = Math.round(conversions * revenueMinor * spent);
		const eventId = eventIds.get(alias) ?? 0;
		return [{ url, keyword: null, day, eventId, conversions, revenueMinor: revenue }];
	});
}

function volumesOf(site: SampleSite, engine: SampleEngine, day: Day): SearchVolumeFact[] {
	return keywordsOn(site, engine).map(({ text, volume }) => ({
		keyword: text,
		day,
		volume: Math.max(10, Math.round((volume * engine.share) / 10) * 10),
	}));
}

function sumsOf(happened: readonly SampleDay[]) {
	let [impressions, clicks, positionSum] = [0, 0, 0];
	for (const each of happened) {
		impressions += each.impressions;
		clicks += each.clicks;
		positionSum += each.impressions * (Math.round(each.position * 10) / 10);
	}
	return { impressions, clicks, positionSum };
}

function isSeen({ impressions }: SampleDay): boolean {
	return impressions > 0;
}

function urlOf({ domain }: SampleSite, path: string): string {
	return `https://${domain}${path}`;
}
