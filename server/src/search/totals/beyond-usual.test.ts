import { expect, test } from 'vitest';
import { formatDay } from '../../facts/day.ts';
import { createRandom, simulatedClicks } from '../../testing/simulated-clicks.ts';
import { beyondUsual, daysOfPast } from './beyond-usual.ts';
import type { DaySums } from './site-totals.store.ts';

const to = 20_500;
const range = { from: to - 27, to };
const past = daysOfPast(range);
const complete = { complete_to: null, incomplete: [], missing: [], read_at: null };

/** A quiet site; `moved` changes its newest 28 days. */
function days(seed: number, moved: (day: DaySums) => Partial<DaySums> = () => ({})): DaySums[] {
	const length = to - past.from + 1;
	const site = { pages: 12, days: length, clicksPerDay: 10 };
	const pages = simulatedClicks(site, createRandom(seed));
	return Array.from({ length }, (_, at) => {
		const day = past.from + at;
		const clicks = pages.reduce((sum, page) => sum + page[at]!, 0);
		const sums = { day, clicks, impressions: clicks * 12, positionSum: clicks * 60 };
		return day < range.from ? sums : { ...sums, ...moved(sums) };
	});
}

const unjudged = { clicks: null, impressions: null, ctr: null, average_position: null };

test('a year of tiles has less than one false color a figure and site', () => {
	const shown = Array.from({ length: 60 }, (_, seed) => beyondUsual(days(seed), complete, range));
	for (const figure of ['clicks', 'impressions', 'ctr', 'average_position'] as const) {
		expect((13 * shown.filter((one) => one[figure]).length) / shown.length).toBeLessThan(1);
	}
});

test.each([
	['a third of the clicks', { clicks: 1 / 3 }, { clicks: true, impressions: false, ctr: true }],
	['all figures tripled', { clicks: 3, impressions: 3, positionSum: 3 }, { ctr: false }],
	['twice the position', { positionSum: 2 }, { clicks: false, average_position: true }],
] as const)('%s', (_, factors, expected) => {
	const moved = (day: DaySums) =>
		Object.fromEntries(
			Object.entries(factors).map(([name, by]) => [name, Math.round(day[name as 'clicks'] * by)]),
		);
	expect(beyondUsual(days(2, moved), complete, range)).toMatchObject(expected);
});

test('nobody can judge other periods, a short past, and days that were not read', () => {
	const known = days(1);
	expect(beyondUsual(known, complete, { from: to - 29, to })).toEqual(unjudged);
	expect(beyondUsual(known, complete, { from: to - 90, to })).toEqual(unjudged);
	const gap = (from: number, last: number) => ({
		...complete,
		missing: [{ from: formatDay(from), to: formatDay(last) }],
	});
	expect(beyondUsual(known, gap(past.from, to - 100), range)).toEqual(unjudged);
	expect(beyondUsual(known, gap(to - 40, to - 40), range)).toEqual(unjudged);
	expect(beyondUsual(known, gap(to - 90, to - 90), range).clicks).toBe(false);
	expect(beyondUsual(known, { ...complete, incomplete: gap(to, to).missing }, range)).toEqual(
		unjudged,
	);
});

test('a site without positions has no change of them', () => {
	const discover = days(1).map((day) => ({ ...day, positionSum: 0 }));
	expect(beyondUsual(discover, complete, range).average_position).toBeNull();
});
