import { expect, test } from 'vitest';
import { chanceOfAtMost, fewClicks } from './few-clicks.ts';

/** Numbers that look random and are the same each time. */
function lots(seed: number) {
	let state = seed;
	return () => {
		state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
		return state / 2_147_483_648;
	};
}

/** Queries whose rates vary by a third around what is usual at their position. */
function ordinaryQueries(seed: number) {
	const lot = lots(seed);
	return Array.from({ length: 300 }, (_, index) => {
		const position = 1 + (index % 15);
		const impressions = 50 + Math.round(lot() * 2000);
		const rate = (0.3 / position) * (0.67 + 0.66 * lot());
		const clicks = Array.from({ length: impressions }, lot).filter((luck) => luck < rate).length;
		return { position, impressions, clicks };
	});
}

test('queries that vary as usual are not reported', () => {
	const found = [1, 2, 3, 4, 5].flatMap((seed) => fewClicks(ordinaryQueries(seed)));
	expect(found.length).toBeLessThanOrEqual(1);
});

test('reports a query with far fewer clicks than others at its position', () => {
	const poor = { position: 2, impressions: 3000, clicks: 40 };
	const [found, ...others] = fewClicks([...ordinaryQueries(7), poor]);
	expect(found?.query).toBe(poor);
	expect(found?.usualClicks).toBeCloseTo(450, -2);
	expect(others).toEqual([]);
});

test('few impressions prove nothing', () => {
	const rare = { position: 2, impressions: 6, clicks: 0 };
	expect(fewClicks([...ordinaryQueries(7), rare])).toEqual([]);
});

test('a position without other queries has no usual clicks', () => {
	expect(fewClicks([{ position: 3, impressions: 1000, clicks: 0 }])).toEqual([]);
});

test.each([
	[0, 10, 0.3, 0.0282475],
	[3, 10, 0.3, 0.6496107],
	[40, 1000, 0.05, 0.0806366],
	[10, 10, 0.3, 1],
])('at most %d of %d at a rate of %d: %d', (successes, trials, rate, chance) => {
	expect(chanceOfAtMost(successes, trials, rate, 0)).toBeCloseTo(chance, 4);
});

test('is higher the more the rates vary', () => {
	const chances = [0, 0.01, 0.1].map((spread) => chanceOfAtMost(20, 1000, 0.05, spread));
	expect(chances).toEqual(chances.toSorted((one, other) => one - other));
	expect(chances[2]).toBeGreaterThan(0.1);
});

test('a uniform rate makes every number equally likely', () => {
	expect(chanceOfAtMost(4, 9, 0.5, 1 / 3)).toBeCloseTo(0.5, 6);
});
