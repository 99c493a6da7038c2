import { expect, it } from 'vitest';
import { type BatchName, lifelikeTrials } from '../../testing/lifelike-trials.ts';

const sites = { pages: 120, trials: 100, seed: 4 };

const quiet: readonly [BatchName, number][] = [
	['10 at random', 0.06],
	['a whole topic', 0.1],
	['10 that fell most', 0.06],
	['10 that rose most', 0.06],
	['10 biggest', 0.06],
];

it('claims little without a change, and nothing of young pages', () => {
	const names = [...quiet.map(([batch]) => batch), '5 young pages'] as const;
	const results = lifelikeTrials(
		sites,
		names.map((batch) => ({ batch, weeks: 4 })),
	);
	for (const [at, [batch, most]] of quiet.entries()) {
		const { claimed, covered, judged } = results[at]!;
		expect(judged, batch).toBeGreaterThan(20);
		expect(claimed / judged, batch).toBeLessThan(most);
		expect(covered / judged, batch).toBeGreaterThan(0.82);
	}
	expect(results.at(-1)?.judged).toBe(0);
});

it('finds 20 % more clicks on 30 pages, and 50 % on a whole topic, after eight weeks as well', () => {
	const found = ([4, 8] as const).flatMap((weeks) => [
		{ batch: '30 at random' as const, effect: 1.2, weeks },
		{ batch: 'a whole topic' as const, effect: 1.5, weeks },
	]);
	for (const [at, { claimed, judged }] of lifelikeTrials(sites, found).entries()) {
		expect(claimed / judged, `${found[at]?.batch}, ${found[at]?.weeks} weeks`).toBeGreaterThan(
			at % 2 === 0 ? 0.6 : 0.5,
		);
	}
});
