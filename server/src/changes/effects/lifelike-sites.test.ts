import { expect, it } from 'vitest';
import { type BatchName, lifelikeTrials } from '../../testing/lifelike-trials.ts';

const site = { pages: 120, weeks: 4, trials: 100, seed: 4 } as const;

it.each<[BatchName, number]>([
	['10 at random', 0.06],
	['a whole topic', 0.1],
	['10 that fell most', 0.06],
	['10 that rose most', 0.06],
	['10 biggest', 0.06],
])('claims little of %s without a change', (batch, most) => {
	const { claimed, covered, judged } = lifelikeTrials({ ...site, batch });
	expect(judged).toBeGreaterThan(20);
	expect(claimed).toBeLessThan(most);
	expect(covered).toBeGreaterThan(0.82);
});

it('does not judge young pages', () => {
	expect(lifelikeTrials({ ...site, batch: '5 young pages' }).judged).toBe(0);
});

it('finds 20 % more clicks on 30 pages, and 50 % on a whole topic', () => {
	const found = (batch: BatchName, effect: number) =>
		lifelikeTrials({ ...site, batch, effect, trials: 60 }).claimed;
	expect(found('30 at random', 1.2)).toBeGreaterThan(0.6);
	expect(found('a whole topic', 1.5)).toBeGreaterThan(0.5);
});
