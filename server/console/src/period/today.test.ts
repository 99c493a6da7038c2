import { formatDay } from '@plumbline/core/time';
import { expect, test } from 'vitest';
import { todayHere } from './today.ts';

test('today is a day of the person’s time zone', () => {
	expect(formatDay(todayHere(new Date(2026, 0, 31, 23, 59)))).toBe('2026-01-31');
	expect(formatDay(todayHere(new Date(2026, 2, 29, 0, 1)))).toBe('2026-03-29');
});
