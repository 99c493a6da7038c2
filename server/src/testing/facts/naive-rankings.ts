import type { Ranking, RankSource } from '@plumbline/core/api';
import { matchKey } from '../../facts/match-key.ts';
import { urlKey } from '../../facts/url-key.ts';
import { latestPeriod, type NaiveObservation, naiveSeries } from './naive-series.ts';
import type { KeywordFact, SiteFacts } from './site-facts.ts';

// The meaning of rankings, written for reading and not for speed: it scans every list for every
// keyword. Tests compare the queries with it.

export interface NaiveQuestion {
	readonly from: string;
	readonly to: string;
	readonly groups?: readonly string[] | undefined;
	readonly events?: readonly string[] | undefined;
	readonly urls?: readonly string[] | undefined;
	readonly keywords?: readonly string[] | undefined;
}

export interface NaiveKeyword {
	readonly fact: KeywordFact;
	/** Its index among the keywords, which are in the order of ids. */
	readonly place: number;
	/** Without the parts that are returned only on request. */
	readonly ranking: Required<Omit<Ranking, 'before' | 'is_branded'>>;
	/** Before rounding; null without impressions. */
	readonly averagePosition: number | null;
	readonly ctr: number | null;
	/** The root of its page: the page that it duplicates. */
	readonly root: string | null;
	readonly observations: readonly NaiveObservation[];
}

/** Every requested keyword, in the order of ids. */
export function naiveKeywords(facts: SiteFacts, question: NaiveQuestion): readonly NaiveKeyword[] {
	const { keywords = [] } = facts;
	return keywords
		.map((fact, place) => naiveKeyword(facts, question, fact, place))
		.filter((keyword) => isAskedFor(facts, question, keyword));
}

function isAskedFor(facts: SiteFacts, question: NaiveQuestion, { fact, root }: NaiveKeyword) {
	const { groups, keywords, urls } = question;
	if (fact.isActive === false) return false;
	if (groups && !groups.some((name) => fact.groups?.includes(name))) return false;
	if (keywords && !keywords.some((text) => matchKey(text) === matchKey(fact.text))) return false;
	return !urls || urls.some((url) => rootOf(facts, url) === root);
}

function naiveKeyword(
	facts: SiteFacts,
	question: NaiveQuestion,
	fact: KeywordFact,
	place: number,
): NaiveKeyword {
	const inRange = <Dated extends { readonly date: string }>(list: readonly Dated[] = []) =>
		list.filter(({ date }) => question.from <= date && date <= question.to);
	const ofKeyword = <Named extends { readonly keyword: string }>(list: readonly Named[]) =>
		list.filter(({ keyword }) => keyword === fact.text);

	const series = naiveSeries(facts, question);
	const looks = ofKeyword(inRange(series.observations)).toSorted(byDate);
	const observations = looks.filter(({ state }) => state !== 'e');
	const first = observations.at(0);
	const last = observations.at(-1);
	const lastRanked = observations.findLast(({ state }) => state === 'r');
	const hasOwnPage = facts.visits?.some(({ keyword, url }) => url === '' && keyword === fact.text);
	const ownPage = hasOwnPage ? `keyword ${fact.text}` : null;
	const root = lastRanked?.url ? rootOf(facts, lastRanked.url) : ownPage;

	const isOfRoot = ({ keyword, url }: { readonly url: string; readonly keyword?: string }) =>
		root !== null && (url === '' ? `keyword ${keyword}` : rootOf(facts, url)) === root;
	const visits = inRange(facts.visits).filter(isOfRoot);
	const counted = inRange(facts.conversions)
		.filter(isOfRoot)
		.filter(({ event }) => !question.events || question.events.includes(event ?? ''));
	const sums = searchSums(facts, question, fact.text);
	const { clicks, impressions, positionSum } = sums;
	const volumes = ofKeyword(facts.searchVolumes ?? [])
		.filter(({ date }) => date.slice(0, 7) <= question.to.slice(0, 7))
		.toSorted(byDate);

	return {
		fact,
		place,
		root,
		observations: looks,
		averagePosition: impressions > 0 ? positionSum / impressions : null,
		ctr: impressions > 0 ? clicks / impressions : null,
		ranking: {
			keyword: fact.text,
			rank: last?.rank ?? null,
			rank_change:
				first && last && first !== last && first.rank !== null && last.rank !== null
					? first.rank - last.rank
					: null,
			url: (last?.state === 'r' && last.url) || '',
			m_visits: visits.length > 0 ? total(visits.map((one) => one.visits)) : '-',
			m_conversions: total(counted.map((one) => one.conversions)),
			m_revenue: total(counted.map((one) => one.revenue)),
			search_volume: volumes.at(-1)?.volume ?? '-',
			webmaster_metrics: {
				average_position: impressions > 0 ? rounded(positionSum / impressions, 100) : 0,
				impressions,
				clicks,
				ctr: impressions > 0 ? rounded(clicks / impressions, 10_000) : 0,
			},
			groups: (fact.groups ?? []).toSorted(),
			status: last?.state ?? (looks.length > 0 ? 'e' : '-'),
			keyword_id: 0,
			rank_source: last ? sourceNames[series.source] : null,
			rank_date: last?.date ?? null,
			checked_depth: last?.depth ?? null,
			listing: last?.listing ?? null,
			pages: [],
		},
	};
}

const sourceNames: Readonly<Record<string, RankSource>> = {
	ranks: 'serp',
	search: 'search_console',
	period: 'search_console_export',
};

function searchSums(facts: SiteFacts, question: NaiveQuestion, keyword: string) {
	const days = (facts.search ?? []).filter(
		({ date }) => question.from <= date && date <= question.to,
	);
	const period = latestPeriod(facts, question);
	const isOfPeriod = days.length === 0 && period !== null;
	const visible = isOfPeriod
		? (facts.searchPeriods ?? []).filter(({ from, to }) => from === period.from && to === period.to)
		: days;
	const own = visible.filter((one) => one.keyword === keyword);
	return {
		impressions: total(own.map((one) => one.impressions)),
		clicks: total(own.map((one) => one.clicks)),
		positionSum: total(own.map((one) => one.position * one.impressions)),
	};
}

/** The key of the page that this one duplicates. */
function rootOf({ pages = [] }: SiteFacts, url: string): string {
	const page = pages.find((one) => urlKey(one.url) === urlKey(url));
	return urlKey(page?.sameAs ?? url);
}

function total(values: readonly number[]): number {
	return values.reduce((sum, value) => sum + value, 0);
}

function rounded(value: number, scale: number): number {
	return Math.round(value * scale) / scale;
}

function byDate(one: { readonly date: string }, other: { readonly date: string }): number {
	return one.date < other.date ? -1 : 1;
}
