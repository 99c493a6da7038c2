import { expect, it } from 'vitest';
import { createRandom } from '../../testing/simulated-clicks.ts';
import { lookAtRanks } from './look-at-ranks.ts';

const steady = Array(7).fill(2);

it.each([
	['a rank that left the first three', [...steady, 5, 6], 'rank_3'],
	['a rank that left the first three and ten at once', [...steady, 14, 15], 'rank_10'],
	['a lost rank', [...steady, null, null], 'rank_lost'],
	['nothing after a single check', [...steady, 5], null],
	['nothing for a rank that crosses the limit by itself', [2, 4, 2, 4, 2, 4, 2, 4, 4], null],
	['nothing of a keyword with few checks', [2, 2, 5, 6], null],
])('reports %s', (_, ranks, kind) => {
	const { faults } = lookAtRanks('rye', ranks);
	expect(faults.map((fault) => fault.kind)).toEqual(kind === null ? [] : [kind]);
});

it('says that a rank is back only after two checks', () => {
	expect(lookAtRanks('rye', [...steady, 5, 3]).judged).not.toContain('rank_3');
	expect(lookAtRanks('rye', [...steady, 3, 3]).judged).toContain('rank_3');
});

it('rarely mistakes a year’s noise for a fall', () => {
	const random = createRandom(5);
	let reports = 0;
	for (let keyword = 0; keyword < 100; keyword++) {
		const usual = 1 + random() * 12;
		const ranks = Array.from({ length: 365 }, () =>
			Math.max(1, Math.round(usual + (random() + random() + random() - 1.5) * 2)),
		);
		for (let day = 16; day <= ranks.length; day++) {
			reports += lookAtRanks('rye', ranks.slice(0, day)).faults.length;
		}
	}
	expect(reports).toBeLessThanOrEqual(2);
});
