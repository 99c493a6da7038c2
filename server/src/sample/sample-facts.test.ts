import { expect, test } from 'vitest';
import { parseDay } from '../facts/day.ts';
import type { Facts } from '../facts/facts.ts';
import { bakery } from './bakery.ts';
import { pottery } from './pottery.ts';
import { recipeBook } from './recipes.ts';
import { keywordsOn, reportLagDays, sampleFacts } from './sample-facts.ts';
import type { SampleEngine, SampleSite } from './sample-site.ts';

const today = parseDay('2026-11-20') ?? 0;
const firstDay = today - 399;
const eventIds = new Map([['purchase', 7]]);
const engines = [bakery, pottery, recipeBook].flatMap((site) =>
	site.engines.map((engine) => ({ site, engine })),
);

function facts(site: SampleSite, engine: SampleEngine, fromDay = firstDay, toDay = today) {
	return sampleFacts(site, engine, { fromDay, toDay }, eventIds);
}

function whole(facts: Facts) {
	return Object.values(facts).flatMap((rows) => [...rows].map((row) => JSON.stringify(row)));
}

test('facts added day by day equal those made at once', () => {
	for (const { site, engine } of engines) {
		const middle = today - 100;
		const inParts = [
			...whole(facts(site, engine, firstDay, middle)),
			...whole(facts(site, engine, middle + 1, today)),
		];
		const atOnce = whole(facts(site, engine));
		expect(new Set(inParts)).toEqual(new Set(atOnce));
	}
});

test('every site has twenty keywords, ranks on an engine, unranked days, failures and gaps', () => {
	for (const site of [bakery, pottery]) {
		expect(site.keywords.length).toBeGreaterThanOrEqual(20);
		const checked = site.engines.filter(({ isChecked }) => isChecked);
		expect(checked.length).toBeGreaterThan(0);
		for (const engine of checked) {
			const ranks = [...(facts(site, engine).ranks ?? [])];
			const states = Object.groupBy(ranks, ({ state }) => state);
			expect(states.r?.length).toBeGreaterThan(400);
			expect(states.u?.length).toBeGreaterThan(0);
			expect(states.e?.length).toBeGreaterThan(0);
			expect(ranks.length).toBeLessThan(400 * keywordsOn(site, engine).length);
			expect(ranks.every(({ rank }) => rank === null || (rank >= 1 && rank <= 30))).toBe(true);
		}
	}
});

test('engines report two days later, and only weekly engines report whole weeks', () => {
	for (const { site, engine } of engines) {
		const search = [...(facts(site, engine).search ?? [])];
		const last = Math.max(...search.map(({ day, days }) => day + days - 1));
		expect(last).toBeLessThanOrEqual(today - reportLagDays);
		expect(last).toBeGreaterThan(today - reportLagDays - 7);
		expect(new Set(search.map(({ days }) => days)).size).toBe(1);
	}
});

test('figures are possible: no more clicks than impressions, no revenue without a conversion', () => {
	for (const { site, engine } of engines) {
		const { search = [], pageEvents = [], searchVolumes = [] } = facts(site, engine);
		for (const { impressions, clicks, positionSum } of search) {
			expect(clicks).toBeLessThanOrEqual(impressions);
			expect(positionSum).toBeGreaterThanOrEqual(impressions);
		}
		expect([...pageEvents].every(({ conversions }) => Number(conversions) > 0)).toBe(true);
		expect([...searchVolumes].length).toBeGreaterThan(0);
	}
});

test('two pages of a site compete for a keyword', () => {
	const [engine] = bakery.engines;
	if (engine === undefined) throw new Error('The bakery has no engine.');
	const pages = [...(facts(bakery, engine).searchPages ?? [])].filter(
		({ keyword }) => keyword === 'sourdough baking class',
	);
	const byUrl = Object.groupBy(pages, ({ url }) => url);
	expect(Object.values(byUrl).map((days) => (days?.length ?? 0) > 50)).toEqual([true, true]);
});
