import { expect, it } from 'vitest';
import { dueTime } from './due-time.ts';

/** Tuesday, 3 November 2026, 23:30 in Berlin. */
const now = Date.UTC(2026, 10, 3, 22, 30);
const berlin = (day: number, hour: number) => Date.UTC(2026, 10, day, hour - 1);
const night = { from: 22, to: 7 };

it.each([
	['at once', { tell: 'at_once', quiet: null }, now],
	['after the quiet hours', { tell: 'at_once', quiet: night }, berlin(4, 7)],
	['outside of quiet hours', { tell: 'at_once', quiet: { from: 1, to: 5 } }, now],
	['the next morning', { tell: 'daily', quiet: night }, berlin(4, 8)],
	['on Monday morning', { tell: 'weekly', quiet: null }, berlin(9, 8)],
] as const)('sends messages %s', (_, settings, due) => {
	expect(dueTime(settings, now, 'Europe/Berlin')).toBe(due);
});
