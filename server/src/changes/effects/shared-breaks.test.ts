import { expect, it } from 'vitest';
import { withEffect } from '../../testing/effect-trials.ts';
import { lifelikeClicks } from '../../testing/lifelike-clicks.ts';
import { createRandom } from '../../testing/simulated-clicks.ts';
import { didItWork } from './did-it-work.ts';

const madeDay = 330;
const days = madeDay + 28;
const truth = 1.5;

interface Counts {
	readonly clicks: Uint32Array;
	readonly impressions: Uint32Array;
}

/** The factors of the counts of a page, by its number, on a day. */
type Trouble = (
	page: number,
	day: number,
) => { readonly clicks: number; readonly impressions: number };

const calm = { clicks: 1, impressions: 1 };
const lost = { clicks: 0, impressions: 0 };
const within = (day: number, from: number, length: number) => day >= from && day < from + length;

const site = lifelikeClicks({ pages: 120, days, topics: 6, clicksPerDay: 8 }, createRandom(31));

/** The effect of a change of 30 pages that brought half as many clicks again. */
function effectWith(trouble: Trouble): { readonly effect: number; readonly margin: number } {
	const pages = site.map((page, at) => {
		const clicks =
			at % 4 === 0 ? withEffect(page.clicks, madeDay, truth, createRandom(at)) : page.clicks;
		const counts: Counts = {
			clicks: clicks.map((count, day) => Math.round(count * trouble(at, day).clicks)),
			impressions: page.impressions.map((count, day) =>
				Math.round(count * trouble(at, day).impressions),
			),
		};
		return { ...counts, positionSum: counts.impressions, kind: page.topic };
	});
	const changed = pages.flatMap((_, page) => (page % 4 === 0 ? [page] : []));
	const batch = { pages: changed, madeDay, knownDay: madeDay, alsoChanged: new Set<number>() };
	const effect = didItWork({ firstDay: 0, lastDay: days - 1, pages }, batch);
	if (effect.state !== 'measured') throw new Error(effect.state);
	return effect.clicks;
}

const undisturbed = effectWith(() => calm);

it.each<[string, Trouble]>([
	['days without data after the change', (_, day) => (within(day, madeDay + 9, 4) ? lost : calm)],
	['days without data before it', (_, day) => (within(day, madeDay - 20, 6) ? lost : calm)],
	[
		'a spike of all pages',
		(_, day) => (within(day, madeDay + 12, 2) ? { clicks: 6, impressions: 6 } : calm),
	],
	[
		'a spike of few pages left alone',
		(page, day) =>
			page % 20 === 1 && within(day, madeDay + 5, 3) ? { clicks: 8, impressions: 8 } : calm,
	],
	[
		'an outage of few pages left alone',
		(page, day) => (page % 20 === 3 && within(day, madeDay + 3, 14) ? lost : calm),
	],
	[
		'impressions that the search engine logged wrongly',
		(_, day) => (within(day, madeDay - 60, 200) ? { clicks: 1, impressions: 3 } : calm),
	],
	[
		'a season of the whole site',
		(_, day) => {
			const wave = 1 + 0.5 * Math.sin(day / 25);
			return { clicks: wave, impressions: wave };
		},
	],
	[
		'a release of the whole site in the same weeks',
		(_, day) => (day >= madeDay + 6 ? { clicks: 0.6, impressions: 0.6 } : calm),
	],
])('the answer does not move: %s', (_, trouble) => {
	const { effect, margin } = effectWith(trouble);
	expect(Math.abs(effect - Math.log(truth))).toBeLessThan(margin);
	expect(Math.abs(effect - undisturbed.effect)).toBeLessThan(undisturbed.margin / 2);
	expect(margin).toBeLessThan(2 * undisturbed.margin);
});
