import { describe, expect, it } from 'vitest';
import { trialsOf } from '../../testing/effect-trials.ts';
import { createRandom, simulatedClicks } from '../../testing/simulated-clicks.ts';
import { answerOf } from './answer.ts';
import { didItWork } from './did-it-work.ts';
import { poolComparisons } from './pool-comparisons.ts';

const nothing = { trials: 300, pool: 120, clicksPerDay: 5, seed: 1 };

describe('changes without effect', () => {
	it.each([1, 10])('claims few of %i pages chosen at random', (pages) => {
		const { claimed, covered } = trialsOf({ ...nothing, pages });
		expect(claimed).toBeLessThan(0.06);
		expect(covered).toBeGreaterThan(0.86);
		expect(covered).toBeLessThan(0.94);
	});

	it.each([1, 10])('claims few of %i pages chosen after a fall', (pages) => {
		const { claimed, meanEffect } = trialsOf({ ...nothing, pages, isChosenByFall: true });
		expect(claimed).toBeLessThan(0.06);
		expect(Math.abs(meanEffect)).toBeLessThan(0.03);
	});
});

it('finds 20 % more clicks on 30 pages of 2 clicks a day', () => {
	const { claimed } = trialsOf({
		...nothing,
		pages: 30,
		clicksPerDay: 2,
		effect: 1.2,
		trials: 200,
		pool: 200,
	});
	expect(claimed).toBeGreaterThan(0.8);
});

describe('one site', () => {
	const changed = Array.from({ length: 30 }, (_, page) => page);
	const clicks = simulatedClicks(
		{
			pages: 150,
			days: 320,
			clicksPerDay: 10,
			effect: (page, day) => (page < 30 && day >= 200 ? 1.5 : 1),
		},
		createRandom(7),
	);
	const site = {
		firstDay: 0,
		lastDay: 319,
		pages: clicks.map((counts) => ({
			clicks: counts,
			impressions: counts.map((count) => count * 20),
			positionSum: counts.map((count) => count * 100),
			kind: 'blog',
		})),
	};
	const batch = { pages: changed, madeDay: 200, knownDay: 203, alsoChanged: new Set<number>() };

	it('reports how many more clicks the changed pages have, and the range', () => {
		const effect = didItWork(site, batch);
		expect(effect).toMatchObject({ state: 'measured', changedPages: 30, windows: { weeks: 8 } });
		const answer = answerOf(effect, true);
		expect(answer.answer).toBe('more');
		if (answer.answer !== 'more') return;
		expect(answer.range.from).toBeLessThan(0.5);
		expect(answer.range.to).toBeGreaterThan(0.5);
		expect(answer.range.from).toBeGreaterThan(0.2);
	});

	it('narrows the range over several batches', () => {
		const halves = [changed.slice(0, 15), changed.slice(15)].map((pages) =>
			didItWork(site, { ...batch, pages, alsoChanged: new Set(changed) }),
		);
		const comparisons = halves.map((effect) => {
			if (effect.state !== 'measured') throw new Error(effect.state);
			return effect.clicks;
		});
		const pooled = poolComparisons(comparisons);
		expect(pooled.margin).toBeLessThan(Math.min(...comparisons.map(({ margin }) => margin)));
		expect(Math.exp(pooled.effect)).toBeGreaterThan(1.3);
	});

	it('waits until four weeks are over', () => {
		const early = didItWork({ ...site, lastDay: 214 }, batch);
		expect(early).toEqual({ state: 'waiting', weeks: 3 });
		expect(answerOf(early, false)).toMatchObject({ answer: 'not_enough_data', weeks: 3 });
	});

	it('does not judge with fewer than 20 pages left alone', () => {
		const alsoChanged = new Set(Array.from({ length: 110 }, (_, page) => page + 40));
		const few = { state: 'incomparable', reason: 'few', comparablePages: 10 };
		expect(didItWork(site, { ...batch, alsoChanged })).toEqual(few);
		// Before the weeks are over, too: waiting would not help.
		expect(didItWork({ ...site, lastDay: 214 }, { ...batch, alsoChanged })).toEqual(few);
	});

	it('leaves out pages that are younger than the past, and judges none if most are', () => {
		const born = (page: number, day: number) => ({
			...site,
			pages: site.pages.map((figures, number) =>
				number < page
					? {
							...figures,
							impressions: figures.impressions.map((count, at) => (at < day ? 0 : count)),
						}
					: figures,
			),
		});
		expect(didItWork(born(10, 100), batch)).toMatchObject({ changedPages: 20, youngPages: 10 });
		expect(didItWork(born(10, 80), batch)).toMatchObject({ changedPages: 30, youngPages: 0 });
		expect(didItWork(born(16, 100), batch)).toMatchObject({ reason: 'young' });
		// Pages left alone that are young are nothing to compare with either.
		expect(didItWork(born(150, 100), { ...batch, pages: [0] })).toMatchObject({ reason: 'young' });
	});

	it('does not judge the largest pages against much smaller ones', () => {
		const large = site.pages.map((figures, page) =>
			page < 30 ? { ...figures, clicks: figures.clicks.map((count) => count * 40) } : figures,
		);
		const early = { ...batch, madeDay: 150, knownDay: 153 };
		const ofSize = { state: 'incomparable', reason: 'size' };
		expect(didItWork({ ...site, pages: large }, early)).toMatchObject(ofSize);
		const single = { ...early, pages: [0], alsoChanged: new Set(changed) };
		expect(didItWork({ ...site, pages: large }, single)).toMatchObject({ reason: 'single' });
	});

	it('does not judge a whole kind against one other kind', () => {
		const kinds = site.pages.map((figures, page) => ({
			...figures,
			kind: page < 30 ? 'shop' : 'blog',
		}));
		expect(didItWork({ ...site, pages: kinds }, batch)).toMatchObject({ reason: 'kind' });
		const some = { ...batch, pages: changed.slice(0, 20) };
		expect(didItWork({ ...site, pages: kinds }, some)).toMatchObject({ state: 'measured' });
	});

	it('compares a whole kind over the nearest four weeks, and does not wait for more', () => {
		const kinds = site.pages.map((figures, page) => ({
			...figures,
			kind: page < 30 ? 'shop' : `blog-${page % 4}`,
		}));
		const [whole, some] = [changed, changed.slice(0, 20)].map((pages) =>
			didItWork({ ...site, pages: kinds }, { ...batch, pages }),
		);
		expect(whole).toMatchObject({ windows: { weeks: 4 }, canWait: false });
		expect(some).toMatchObject({ windows: { weeks: 8 }, canWait: false });
		const early = didItWork({ ...site, pages: kinds, lastDay: 240 }, batch);
		expect(early).toMatchObject({ windows: { weeks: 4 }, canWait: false });
		expect(didItWork({ ...site, lastDay: 240 }, batch)).toMatchObject({ canWait: true });
	});

	it('a day without data does not move the answer', () => {
		const gap = site.pages.map((figures) => ({
			...figures,
			clicks: figures.clicks.map((count, day) => (day === 190 || day === 215 ? 0 : count)),
		}));
		const [whole, gapped] = [site, { ...site, pages: gap }].map((one) => didItWork(one, batch));
		if (whole?.state !== 'measured' || gapped?.state !== 'measured') throw new Error('unmeasured');
		expect(Math.abs(whole.clicks.effect - gapped.clicks.effect)).toBeLessThan(0.03);
	});

	it('does not judge where the figures begin too late', () => {
		expect(didItWork(site, { ...batch, madeDay: 20, knownDay: 20 })).toEqual({
			state: 'incomparable',
			reason: 'past',
			comparablePages: null,
		});
	});

	it('says how many pages it would take where one page is not enough', () => {
		const answer = answerOf(didItWork(site, { ...batch, pages: [140] }), false);
		expect(answer).toMatchObject({ answer: 'not_enough_data', weeks: null });
		if (answer.answer !== 'not_enough_data') return;
		expect(answer.pages).toBeGreaterThan(2);
		expect(answer.pages).toBeLessThan(40);
	});
});
