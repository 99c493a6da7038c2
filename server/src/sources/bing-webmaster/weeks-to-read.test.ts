import { expect, test } from 'vitest';
import { parseDay } from '../../facts/day.ts';
import { isSettled, weeksToRead } from './weeks-to-read.ts';

const nowMs = Date.parse('2026-11-20T12:00:00Z');
const week = (offset: number) => (parseDay('2026-11-13') ?? 0) - 7 * offset;
const daysAgo = (days: number) => nowMs - days * 86_400_000;

test('weeks that are new or may have changed are read, newest first, each once', () => {
	const read = [
		{ day: week(0), isFinal: false, readMs: daysAgo(1) },
		{ day: week(1), isFinal: false, readMs: daysAgo(7) },
		{ day: week(4), isFinal: true, readMs: daysAgo(7) },
	];
	const offered = [week(5), week(4), week(1), week(1), week(0)];
	expect(weeksToRead(offered, read, nowMs)).toEqual([week(1), week(5)]);
});

test('a week is settled after more than three weeks', () => {
	expect([week(2), week(3)].map((each) => isSettled(each, nowMs))).toEqual([false, true]);
});
