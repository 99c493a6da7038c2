import { expect, test } from 'vitest';
import { formatDay, parseDay } from '../days/time.ts';
import { readPeriodChoice, writeDays } from './period-choice.ts';
import { daysOf, isWithin, type KnownGaps, knownDays, periodsOf } from './periods-of.ts';

const today = parseDay('2026-11-26') ?? Number.NaN;
const gap = (from: string, to = from) => ({ from, to });
/** Search Console two days late, with three days that it still corrects, and sixteen months of past. */
const late = {
	incomplete: [gap('2026-11-22', '2026-11-24')],
	missing: [gap('2014-01-01', '2025-07-24'), gap('2026-11-25', '2026-11-26')],
};
const nothingRead = { incomplete: [], missing: [gap('2014-01-01', '2026-11-26')] };
const oneDay = {
	incomplete: [],
	missing: [gap('2014-01-01', '2026-11-19'), gap('2026-11-21', '2026-11-26')],
};
const without = (...days: string[]) => ({
	...late,
	missing: [...late.missing, ...days.map((day) => gap(day))],
});

function periods(range: string | null, vs: string | null, gaps: KnownGaps, on = today) {
	const { choice } = readPeriodChoice({ range, vs, fresh: null }, on);
	const { period, before, fresh, leftOut, lastComplete: _, ...rest } = periodsOf(choice, on, gaps);
	const written = (days: typeof before) => days && writeDays(days);
	return {
		...rest,
		period: writeDays(period),
		before: written(before),
		fresh: written(fresh),
		leftOut: written(leftOut),
	};
}

test('a length ends at the last complete day, and the period before it just before it', () => {
	expect(periods('28', null, late)).toEqual({
		period: '2026-10-25..2026-11-21',
		before: '2026-09-27..2026-10-24',
		observed: { now: 28, before: 28 },
		unfinished: 0,
		notCompared: null,
		fresh: '2026-11-22..2026-11-24',
		leftOut: null,
	});
});

test.each([
	['a past that is shorter', '364', null, late, [364, 121], 'unlike'],
	['nothing read but a single day', '28', null, oneDay, [1, 0], 'unlike'],
	['nothing read', '28', null, nothingRead, [0, 0], 'no_figures'],
	['a day missing in one of both', '28', null, without('2026-11-03'), [27, 28], 'unlike'],
	['as many missing in both', '28', null, without('2026-11-03', '2026-10-01'), [27, 27], null],
	['a year ago', '91', 'year', late, [91, 91], null],
	['a year ago, before the first day', '182', 'year', late, [182, 121], 'unlike'],
	['more than a year against a year ago', '483', 'year', late, [483, 121], 'overlap'],
	['nothing to compare', '28', 'none', late, [28, 0], 'not_wanted'],
	['own dates that overlap', '28', '2026-10-01..2026-10-28', late, [28, 28], 'overlap'],
	['own dates of another length', '28', '2026-09-01..2026-09-30', late, [28, 30], 'unlike'],
	['before the first day', '2024-01-01..2024-01-31', null, late, [0, 0], 'no_figures'],
	['days that are not complete', '2026-11-22..2026-11-24', null, late, [0, 3], 'no_figures'],
	['a single day', '2026-11-03..2026-11-03', null, late, [1, 1], null],
] as const)('%s', (_, range, vs, gaps, [now, before], notCompared) => {
	expect(periods(range, vs, gaps)).toMatchObject({ observed: { now, before }, notCompared });
});

test('partial figures of a day in the middle are not compared, however many days both have', () => {
	const gaps = {
		missing: [...late.missing, gap('2026-10-01')],
		incomplete: [...late.incomplete, gap('2026-11-03')],
	};
	expect(periods('28', null, gaps)).toMatchObject({
		observed: { now: 27, before: 27 },
		notCompared: 'unfinished',
	});
});

test('own dates end at the last complete day too, and say what they leave out', () => {
	expect(periods('2026-11-01..2026-12-31', null, late)).toMatchObject({
		period: '2026-11-01..2026-11-21',
		before: '2026-10-11..2026-10-31',
		leftOut: '2026-11-22..2026-12-31',
		fresh: '2026-11-22..2026-11-24',
	});
});

test('days that are not complete yet can be looked at, and are counted', () => {
	expect(periods('2026-11-21..2026-11-24', null, late)).toMatchObject({
		period: '2026-11-21..2026-11-21',
		unfinished: 0,
	});
	expect(periods('2026-11-22..2026-11-25', null, late)).toMatchObject({
		period: '2026-11-22..2026-11-25',
		unfinished: 3,
	});
});

test('own dates that end earlier have no fresh days after them', () => {
	expect(periods('2026-10-01..2026-10-31', null, late).fresh).toBe(null);
});

test('without a complete day a period ends today', () => {
	expect(periods('28', null, nothingRead).period).toMatch(/\.\.2026-11-26$/);
});

test('a site that does not change shows no change on any day, whatever the delay of the engine', () => {
	const weekday = [40, 100, 105, 103, 98, 90, 55];
	const first = today - 600;
	const clicks = (range: { from: number; to: number } | null, isKnown: (day: number) => boolean) =>
		range === null
			? 0
			: daysOf(range).reduce((sum, day) => sum + (isKnown(day) ? (weekday[day % 7] ?? 0) : 0), 0);
	let compared = 0;
	for (let on = today - 90; on < today; on++) {
		// Google is two days late, sometimes three, and corrects two to four days.
		const newest = on - 2 - (on % 5 === 0 ? 1 : 0);
		const open = 2 + (on % 3);
		const gaps = {
			missing: [
				gap(formatDay(knownDays(on).from), formatDay(first - 1)),
				gap(formatDay(newest + 1), formatDay(on)),
			],
			incomplete: [gap(formatDay(newest - open + 1), formatDay(newest))],
		};
		const isMissing = isWithin(gaps.missing);
		for (const range of [
			'7',
			'28',
			'91',
			'182',
			'2026-07-01..2026-07-31',
			'2026-07-15..2026-07-15',
		]) {
			for (const vs of ['before', 'year']) {
				const { choice } = readPeriodChoice({ range, vs, fresh: '1' }, on);
				const { period, before, notCompared } = periodsOf(choice, on, gaps);
				if (notCompared !== null) continue;
				compared++;
				const isKnown = (day: number) => !isMissing(day);
				expect(clicks(period, isKnown) - clicks(before, isKnown)).toBe(0);
			}
		}
	}
	expect(compared).toBeGreaterThan(90 * 10);
});
