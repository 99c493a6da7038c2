import { expect, test } from 'vitest';
import { periodsOf, todayHere } from './periods.ts';

test('two periods have the same length and touch each other', () => {
	expect(periodsOf('28', '2026-03-01')).toEqual([
		{ date_from: '2026-02-02', date_to: '2026-03-01' },
		{ date_from: '2026-01-05', date_to: '2026-02-01' },
	]);
});

test('today is a day of the person’s time zone', () => {
	expect(todayHere(new Date(2026, 0, 31, 23, 59))).toBe('2026-01-31');
});
