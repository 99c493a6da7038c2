import type { Day } from '../../facts/day.ts';
import type {
	Facts,
	PageEventFact,
	PageFact,
	RankFact,
	SearchFact,
	SearchPageFact,
	SearchVolumeFact,
} from '../../facts/facts.ts';
import { seeded } from '../fake-google/shown-queries.ts';

export interface NumberedBatch {
	readonly facts: Facts;
	/** Some batches replace their days. */
	readonly replaceDays: readonly Day[];
}

/** A month ends in the middle of these days. */
const firstDay = Date.UTC(2026, 9, 20) / 86_400_000;
const daysInAll = 25;
const daysOfBatch = 5;
const keywords = 80;
const pages = 20;

/**
 * Facts that depend only on the number. Batches overlap, so that a part of one within a different
 * one would show.
 */
export function numberedBatch(number: number): NumberedBatch {
	const offset = Math.floor(seeded('offset', number) * (daysInAll - daysOfBatch));
	const days = Array.from({ length: daysOfBatch }, (_, index) => firstDay + offset + index);
	const facts: Facts = {
		ranks: ofEach(days, keywords, (day, index) => rank(number, day, index)),
		search: ofEach(days, keywords, (day, index) => search(number, day, index)),
		searchPages: ofEach(days, keywords, (day, index) => searchPage(number, day, index)),
		siteSearch: days.map((day) => ({ day, ...sums(number, day, 0) })),
		pages: ofEach(days, pages, (day, index) => page(number, day, index)),
		pageEvents: ofEach(days, pages, (day, index) => pageEvent(number, day, index)),
		searchVolumes: ofEach(days.slice(0, 1), keywords, (day, index) => volume(number, day, index)),
	};
	return { facts, replaceDays: number % 2 === 0 ? days : [] };
}

/** Each batch lacks a few and adds others. */
function ofEach<Fact>(
	days: readonly Day[],
	count: number,
	factOf: (day: Day, index: number) => Fact,
): Fact[] {
	return days.flatMap((day) => Array.from({ length: count }, (_, index) => factOf(day, index)));
}

function keyword(number: number, day: Day, index: number): string {
	const isNew = seeded('new', number, day, index) < 0.02;
	return isNew ? `found in ${number}` : `keyword ${index}`;
}

function url(number: number, index: number): string {
	return `https://bakery.example/page-${(index + (number % 3)) % pages}`;
}

function sums(number: number, day: Day, index: number) {
	const impressions = 1 + Math.floor(seeded('impressions', number, day, index) * 1000);
	const clicks = Math.floor(impressions * seeded('clicks', number, day, index));
	return { impressions, clicks, positionSum: impressions * (1 + (number % 7)) };
}

function rank(number: number, day: Day, index: number): RankFact {
	const chance = seeded('rank', number, day, index);
	const state = chance < 0.1 ? 'e' : chance < 0.2 ? 'u' : 'r';
	const isRanked = state === 'r';
	return {
		keyword: keyword(number, day, index),
		day,
		state,
		rank: isRanked ? 1 + Math.floor(chance * 90) : null,
		checkedDepth: 100,
		url: isRanked ? url(number, index) : null,
		...(isRanked && { title: `Title ${number % 4}`, snippet: `Snippet ${index}` }),
	};
}

function search(number: number, day: Day, index: number): SearchFact {
	return { keyword: keyword(number, day, index), day, days: 1, ...sums(number, day, index) };
}

function searchPage(number: number, day: Day, index: number): SearchPageFact {
	const fact = { keyword: keyword(number, day, index), day, url: url(number, index) };
	return { ...fact, ...sums(number, day, index) };
}

function page(number: number, day: Day, index: number): PageFact {
	const visits = Math.floor(seeded('visits', number, day, index) * 100);
	// Some have a keyword but no URL.
	return index === 0
		? { url: null, keyword: keyword(number, day, index), day, visits }
		: { url: url(number, index), keyword: null, day, visits };
}

function pageEvent(number: number, day: Day, index: number): PageEventFact {
	const conversions = Math.floor(seeded('conversions', number, day, index) * 10);
	const eventId = index % 2;
	const of = { url: url(number, index), keyword: null, day, eventId };
	return { ...of, conversions, revenueMinor: conversions * 250 };
}

function volume(number: number, day: Day, index: number): SearchVolumeFact {
	return { keyword: `keyword ${index}`, day, volume: number * 10 + index };
}
