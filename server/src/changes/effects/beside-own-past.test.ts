import { expect, it } from 'vitest';
import { withEffect } from '../../testing/effect-trials.ts';
import { lifelikeClicks } from '../../testing/lifelike-clicks.ts';
import { createRandom } from '../../testing/simulated-clicks.ts';
import { answerOf } from './answer.ts';
import { didItWork } from './did-it-work.ts';
import { isClaimedAlone } from './false-discoveries.ts';
import type { PageFigures } from './observation.ts';

const days = 420;
const sites = 50;
const changesOfSite = 4;

type Choice = (pages: readonly PageFigures[], madeDay: number) => readonly number[];

const whole: Choice = (pages) => [...pages.keys()];
const busiest: Choice = (pages, madeDay) => {
	const clicks = pages.map((page) =>
		Array.from(page.clicks)
			.slice(0, madeDay)
			.reduce((sum, count) => sum + count, 0),
	);
	return [clicks.indexOf(Math.max(...clicks))];
};

function trials(choice: Choice, effect: number) {
	const random = createRandom(8);
	const kind = { pages: 25, days, topics: 5, clicksPerDay: 3 };
	const results = Array.from({ length: sites }, () => {
		const pages = lifelikeClicks(kind, random).map(({ clicks, impressions, topic }) => ({
			...{ clicks, impressions, positionSum: impressions, kind: topic },
		}));
		return Array.from({ length: changesOfSite }, () => {
			const madeDay = 210 + Math.floor(random() * 170);
			const changed = choice(pages, madeDay);
			const after = pages.map((page, at) =>
				changed.includes(at)
					? { ...page, clicks: withEffect(page.clicks, madeDay, effect, random) }
					: page,
			);
			const batch = { pages: changed, madeDay, knownDay: madeDay, alsoChanged: new Set<number>() };
			const found = didItWork({ firstDay: 0, lastDay: madeDay + 27, pages: after }, batch);
			return found.state === 'own_past' ? [found.past] : [];
		}).flat();
	}).flat();
	const share = (is: (past: (typeof results)[number]) => boolean) =>
		results.filter(is).length / results.length;
	return {
		judged: results.length,
		claimed: share(({ chance }) => isClaimedAlone(chance)),
		covered: share((past) => Math.abs(past.effect - Math.log(effect)) <= past.margin),
	};
}

it.each([
	['the whole site', whole],
	['the busiest page', busiest],
])('claims little of %s without a change, and its ranges hold the truth', (_, choice) => {
	const { claimed, covered, judged } = trials(choice, 1);
	expect(judged).toBeGreaterThan(100);
	expect(claimed).toBeLessThan(0.06);
	expect(covered).toBeGreaterThan(0.85);
});

it('finds a release that doubled the clicks of the site', () => {
	const { claimed, covered } = trials(whole, 2);
	expect(claimed).toBeGreaterThan(0.7);
	expect(covered).toBeGreaterThan(0.85);
});

const [pages] = [
	lifelikeClicks({ pages: 30, days, topics: 5, clicksPerDay: 3 }, createRandom(3)).map(
		({ clicks, impressions, topic }) => ({
			...{ clicks, impressions, positionSum: impressions, kind: topic },
		}),
	),
];
const site = { firstDay: 0, lastDay: days - 1, pages };
const release = (madeDay: number) => ({
	...{ pages: [...pages.keys()], madeDay, knownDay: madeDay + 3, alsoChanged: new Set<number>() },
});

it('says why where the past is too short, or when four weeks are over', () => {
	const cannot = { state: 'incomparable', reason: 'whole' };
	expect(didItWork(site, release(190))).toMatchObject(cannot);
	expect(didItWork(site, release(200))).toMatchObject({ state: 'own_past', past: { dates: 6 } });
	expect(didItWork({ ...site, lastDay: 320 }, release(300))).toEqual({
		state: 'waiting',
		weeks: 2,
	});
	// Waiting would not help.
	expect(didItWork({ ...site, lastDay: 200 }, release(190))).toMatchObject(cannot);
});

it('leaves out the weeks around earlier releases', () => {
	const alone = didItWork(site, release(380));
	const later = didItWork(site, { ...release(380), earlierDays: [330] });
	const dates = [alone, later].map((one) => (one.state === 'own_past' ? one.past.dates : null));
	expect(dates[0]).toBe(10);
	expect(dates[1]).toBeLessThan(10);
	const answer = answerOf(later, false);
	expect(answer).toMatchObject({ answer: 'own_past', reason: 'whole', isBeyondUsual: false });
});
