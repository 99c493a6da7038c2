import { describe, expect, it } from 'vitest';
import { withEffect } from '../../testing/effect-trials.ts';
import { lifelikeClicks } from '../../testing/lifelike-clicks.ts';
import { createRandom, type Random } from '../../testing/simulated-clicks.ts';
import { answerOf } from './answer.ts';
import { didItWork, type KnownSite } from './did-it-work.ts';
import { isClaimedAlone } from './false-discoveries.ts';
import { type PlannedSplit, splitPages, usablePages, visibleEffect } from './planned-split.ts';

const plannedDay = 330;
const weeks = 4;
/** Page 0 is drawn before page 1, and so on. */
const lot = (page: number) => (page * 0.618) % 1;

/** A lifelike site whose figures end when the weeks after the change are over. */
function siteUntilTheAnswer(random: Random, clicksPerDay = 6): KnownSite {
	const days = plannedDay + weeks * 7;
	const clicks = lifelikeClicks({ pages: 100, days, topics: 4, clicksPerDay }, random);
	const pages = clicks.map(({ topic, ...page }) => ({
		...page,
		positionSum: page.impressions,
		kind: topic,
	}));
	return { firstDay: 0, lastDay: days - 1, pages };
}

const asOfPlan = (site: KnownSite): KnownSite => ({ ...site, lastDay: plannedDay - 1 });

function halfOf(site: KnownSite): PlannedSplit {
	const pages = [...site.pages.keys()];
	const { usable } = usablePages(asOfPlan(site), { pages, justChanged: new Set() });
	return splitPages(asOfPlan(site), usable, 'half', lot);
}

/** The answer of a planned change that brought `factor` times the clicks. */
function answer(site: KnownSite, { alone, changed }: PlannedSplit, factor: number, random: Random) {
	const raised = new Set(changed);
	const pages = site.pages.map((page, at) =>
		raised.has(at)
			? { ...page, clicks: withEffect(page.clicks as Uint32Array, plannedDay, factor, random) }
			: page,
	);
	const batch = { pages: changed, alone, alsoChanged: new Set<number>() };
	const days = { madeDay: plannedDay, knownDay: plannedDay };
	const effect = didItWork({ ...site, pages }, { ...batch, ...days });
	if (effect.state !== 'measured') return 'cannot_be_judged';
	return answerOf(effect, isClaimedAlone(effect.clicks.chance)).answer;
}

it('shows in most cases what it promises to show, and nothing where nothing was changed', () => {
	const random = createRandom(21);
	const answers = Array.from({ length: 16 }, () => {
		const site = siteUntilTheAnswer(random);
		const split = halfOf(site);
		const { share } = visibleEffect(asOfPlan(site), split, weeks);
		return {
			changed: answer(site, split, 1 + share!, random),
			quiet: answer(site, split, 1, random),
		};
	});
	expect(answers.filter(({ changed }) => changed === 'more').length).toBeGreaterThan(10);
	expect(answers.filter(({ quiet }) => quiet === 'more' || quiet === 'fewer').length).toBeLessThan(
		3,
	);
});

it('promises less with fewer clicks, and nothing with too few pages to compare', () => {
	const visible = (clicksPerDay: number) =>
		[5, 6, 7].reduce((sum, seed) => {
			const site = siteUntilTheAnswer(createRandom(seed), clicksPerDay);
			return sum + visibleEffect(asOfPlan(site), halfOf(site), weeks).share! / 3;
		}, 0);
	expect(visible(20)).toBeLessThan(0.25);
	expect(visible(0.3)).toBeGreaterThan(1.4 * visible(20));
	const site = siteUntilTheAnswer(createRandom(5));
	const few = { ...site, pages: site.pages.slice(0, 30) };
	expect(visibleEffect(asOfPlan(few), halfOf(few), weeks)).toMatchObject({ share: null, tried: 0 });
});

it('tries the same split at earlier dates', () => {
	const site = siteUntilTheAnswer(createRandom(6));
	const { claimed, tried } = visibleEffect(asOfPlan(site), halfOf(site), weeks);
	expect(tried).toBeGreaterThan(5);
	expect(claimed).toBeLessThan(3);
});

describe('a split', () => {
	const site = asOfPlan(siteUntilTheAnswer(createRandom(7)));
	const usable = [...site.pages.keys()];

	it('draws from each kind alike, and the same again', () => {
		const { alone, changed } = splitPages(site, usable, 'quarter', lot);
		expect([...changed, ...alone].toSorted((one, other) => one - other)).toEqual(usable);
		expect(splitPages(site, usable, 'quarter', lot).changed).toEqual(changed);
		const drawn = Map.groupBy(changed, (page) => site.pages[page]!.kind);
		expect([...drawn.values()].map(({ length }) => length).toSorted()).toEqual([6, 6, 6, 7]);
		const other = splitPages(site, usable, 'quarter', (page) => 1 - lot(page));
		expect(other.changed).not.toEqual(changed);
	});

	it('of all pages leaves none to compare with', () => {
		expect(splitPages(site, usable, 'all', lot)).toEqual({ changed: usable, alone: [] });
		expect(visibleEffect(site, { changed: usable, alone: [] }, 4).share).toBeNull();
	});

	it('of one page changes none', () => {
		expect(splitPages(site, [3], 'half', lot)).toEqual({ changed: [], alone: [3] });
	});
});

it('leaves out pages that are young, were just changed, or have hardly any clicks', () => {
	const site = asOfPlan(siteUntilTheAnswer(createRandom(8)));
	const known = Array.from({ length: plannedDay }, () => 5);
	const from = (day: number) => known.map((count, at) => (at < day ? 0 : count));
	const pages = [known, known, from(plannedDay - 60), from(plannedDay)].map((clicks) => ({
		...{ clicks, impressions: clicks, positionSum: clicks },
		kind: '',
	}));
	const asked = { pages: [0, 1, 2, 3], justChanged: new Set([1]) };
	expect(usablePages({ ...site, pages }, asked)).toEqual({
		usable: [0],
		leftOut: { changed: [1], young: [2], quiet: [3] },
	});
});
