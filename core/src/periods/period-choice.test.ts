import { expect, test } from 'vitest';
import { parseDay } from '../days/time.ts';
import { periodLengths, readPeriodChoice, writePeriodChoice } from './period-choice.ts';

const today = parseDay('2026-11-26') ?? Number.NaN;
const nothing = { range: null, vs: null, fresh: null };
const usual = { period: 28, comparison: 'before', showsFresh: false };
const read = (written: object) => readPeriodChoice({ ...nothing, ...written }, today);

test('without a word, the last 28 days are compared with those before', () => {
	expect(read({})).toEqual({ choice: usual, faults: [] });
});

test('every choice survives being written and read', () => {
	const days = { from: today - 30, to: today - 3 };
	for (const period of [...periodLengths, days]) {
		for (const comparison of ['before', 'year', 'none', days] as const) {
			for (const showsFresh of [true, false]) {
				const choice = { period, comparison, showsFresh };
				expect(read(writePeriodChoice(choice))).toEqual({ choice, faults: [] });
			}
		}
	}
});

test('every length is whole weeks', () => {
	expect(periodLengths.map((days) => days % 7)).toEqual(periodLengths.map(() => 0));
});

test.each([
	['', 'unknown'],
	['29', 'unknown'],
	['28.0', 'unknown'],
	['-28', 'unknown'],
	['<img src=x onerror=alert(1)>', 'unknown'],
	["'; drop table site; --", 'unknown'],
	['2026-10-01', 'unknown'],
	['2026-10-01..2026-10-02..2026-10-03', 'unknown'],
	['..', 'no_date'],
	['2026-02-30..2026-03-02', 'no_date'],
	['2026-10-01..', 'no_date'],
	['2026-10-02..2026-10-01', 'reversed'],
	['2026-11-27..2026-11-28', 'future'],
	['9999-12-31..9999-12-31', 'future'],
	['1970-01-01..2026-11-01', 'too_old'],
	['0000-01-01..9999-12-31', 'too_old'],
])('“%s” is not taken for days: %s', (text, fault) => {
	expect(read({ range: text })).toEqual({
		choice: usual,
		faults: [{ part: 'range', fault, text }],
	});
	expect(read({ vs: text })).toEqual({ choice: usual, faults: [{ part: 'vs', fault, text }] });
});

test.each([
	['a single day', '2026-11-20..2026-11-20', 1],
	['today', '2026-11-26..2026-11-26', 1],
	['up to a later day', '2026-11-26..2026-12-26', 31],
	['over a clock change', '2026-10-24..2026-11-02', 10],
])('%s can be chosen', (_, range, days) => {
	const { choice, faults } = read({ range });
	expect(faults).toEqual([]);
	const { period } = choice;
	expect(typeof period === 'object' && period.to - period.from + 1).toBe(days);
});
