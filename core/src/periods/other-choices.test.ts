import { expect, test } from 'vitest';
import { parseDay } from '../days/time.ts';
import { comparableLength, nextChoice } from './other-choices.ts';
import { readPeriodChoice, writePeriodChoice } from './period-choice.ts';
import { periodsOf } from './periods-of.ts';

const today = parseDay('2026-11-26') ?? Number.NaN;
const gaps = {
	incomplete: [{ from: '2026-11-22', to: '2026-11-24' }],
	missing: [
		{ from: '2014-01-01', to: '2025-07-24' },
		{ from: '2026-11-25', to: '2026-11-26' },
	],
};
const choiceOf = (range: string, vs: string | null = null) =>
	readPeriodChoice({ range, vs, fresh: null }, today).choice;

test.each([
	['28', -1, '2026-09-27..2026-10-24'],
	['28', 1, null],
	['2026-09-27..2026-10-24', 1, '28'],
	['2026-09-27..2026-10-24', -1, '2026-08-30..2026-09-26'],
	['2026-11-10..2026-11-10', 1, '2026-11-17..2026-11-17'],
	['2016-12-10..2016-12-31', -1, null],
] as const)('from %s a step of %i leads to %s', (range, direction, expected) => {
	const choice = choiceOf(range);
	const next = nextChoice(choice, periodsOf(choice, today, gaps), { direction, today });
	const written = next && (writePeriodChoice(next).range ?? '28');
	expect(written).toBe(expected);
});

test.each([
	['364', null, 182],
	['483', 'year', 91],
	['28', '2024-01-01..2024-01-28', null],
])('instead of %s against %s, %i days can be compared', (range, vs, expected) => {
	expect(comparableLength(choiceOf(range, vs), today, gaps)).toBe(expected);
});
