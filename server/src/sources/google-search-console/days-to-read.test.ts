import { expect, test } from 'vitest';
import { formatDay, parseDay } from '../../facts/day.ts';
import { daysToRead } from './days-to-read.ts';

const now = Date.parse('2026-11-20T12:00:00Z');

function dayOf(date: string): number {
	return parseDay(date) ?? Number.NaN;
}

function read(date: string, readAt: string, isFinal = true) {
	return { day: dayOf(date), isFinal, readMs: Date.parse(readAt) };
}

test('begins with yesterday and goes back sixteen months', () => {
	const days = daysToRead([], now).map(formatDay);
	expect(days[0]).toBe('2026-11-19');
	expect(days[1]).toBe('2026-11-18');
	expect(days.at(-1)).toBe('2025-07-20');
	expect(new Set(days).size).toBe(days.length);
});

test('a day begins and ends in California', () => {
	expect(daysToRead([], Date.parse('2026-11-20T07:59:00Z')).map(formatDay)[0]).toBe('2026-11-18');
	expect(daysToRead([], Date.parse('2026-11-20T08:00:00Z')).map(formatDay)[0]).toBe('2026-11-19');
});

test.each([
	['2026-03-08T20:00:00Z', '2026-03-07'],
	['2026-11-01T20:00:00Z', '2026-10-31'],
])('no day is lost or repeated when clocks change at %s', (nowText, newest) => {
	const days = daysToRead([], Date.parse(nowText));
	expect(days.map(formatDay)[0]).toBe(newest);
	expect(days.every((day, index) => index === 0 || day === (days[index - 1] ?? 0) - 1)).toBe(true);
});

test.each([
	['a final day that was read long after', read('2026-10-01', '2026-10-20T00:00:00Z'), false],
	['a final day that was read soon after', read('2026-10-01', '2026-10-05T00:00:00Z'), true],
	['a day that was not final', read('2026-10-01', '2026-10-20T00:00:00Z', false), true],
	['one of the last five days', read('2026-11-15', '2026-11-20T11:00:00Z'), true],
	['the day before those', read('2026-11-14', '2026-11-20T11:00:00Z'), false],
])('%s', (_name, day, isReadAgain) => {
	expect(daysToRead([day], now).includes(day.day)).toBe(isReadAgain);
});
