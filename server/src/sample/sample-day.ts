import type { Day } from '../facts/day.ts';
import { chance, drift, seedOf, wholeNear } from './noise.ts';
import type { SampleEngine, SampleKeyword, SampleSite } from './sample-site.ts';

/** Results that a check reads. */
export const sampleDepth = 30;

/** One keyword on one engine on one day. */
export interface SampleDay {
	readonly keyword: SampleKeyword;
	/** The keyword's position; beyond `sampleDepth`, no check finds it. */
	readonly position: number;
	/** Path of the page that ranks first. */
	readonly page: string;
	readonly impressions: number;
	readonly clicks: number;
	/** The outcome of the check; `none` if there was no check that day. */
	readonly check: 'done' | 'failed' | 'none';
}

export function sampleDay(
	site: SampleSite,
	engine: SampleEngine,
	keyword: SampleKeyword,
	day: Day,
	clickFactor = 1,
): SampleDay {
	const seed = seedOf(`${site.domain} ${engine.key} ${keyword.text}`);
	const position = positionOn(keyword, seed, day);
	const searched = (keyword.volume / 30.4) * engine.share * demand(site, seed, day);
	const impressions = wholeNear(searched * visibility(position), seed, day * 4);
	const clicks = wholeNear(impressions * clickRate(position) * clickFactor, seed, day * 4 + 1);
	return {
		keyword,
		position,
		page: pageOn(keyword, seed, day),
		impressions,
		clicks: Math.min(clicks, impressions),
		check: checkOn(site, seed, day),
	};
}

/** Positions change by factors: position 2 moves by one, position 20 by ten. */
function positionOn({ usualRank }: SampleKeyword, seed: number, day: Day): number {
	const slow = 0.75 * drift(seed, day, 75) + 0.3 * drift(seed + 1, day, 17);
	const shaken = (chance(seed + 2, day) - 0.5) * 0.9;
	return Math.max(1, usualRank * 2 ** slow + shaken);
}

function demand({ week }: SampleSite, seed: number, day: Day): number {
	// 1970-01-01 was a Thursday.
	const weekday = week[(day + 4) % 7] ?? 1;
	const season = 1 + 0.25 * Math.sin((2 * Math.PI * day) / 365.25);
	return weekday * season * (1 + 0.2 * drift(seed + 3, day, 40));
}

/** The share of searchers who see the result: few look at a second page of results. */
function visibility(position: number): number {
	if (position <= 10) return 0.9 - position * 0.01;
	return position <= 20 ? 0.25 : 0.06;
}

function clickRate(position: number): number {
	return 0.3 / position ** 1.15;
}

/** Two competing pages alternate every few days. */
function pageOn({ page, rival }: SampleKeyword, seed: number, day: Day): string {
	return rival !== undefined && drift(seed + 4, day, 12) > 0.15 ? rival : page;
}

/** On some days nothing is checked, now and then a keyword is left out, and some checks fail. */
function checkOn({ domain }: SampleSite, seed: number, day: Day): SampleDay['check'] {
	if (chance(seedOf(domain), day) < 0.012) return 'none';
	const luck = chance(seed + 5, day);
	if (luck < 0.015) return 'none';
	return luck < 0.02 ? 'failed' : 'done';
}
