import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatDay, parseDay } from '../../facts/day.ts';
import { isFinalNow, spansToRead } from './spans-to-read.ts';

const nowMs = Date.parse('2026-11-20T12:00:00Z');
const moment = { nowMs, timeZone: 'Europe/Berlin' };

test('the first time it reads fourteen months, newest first, a week at a time', () => {
	const spans = spansToRead([], moment);
	const [first, last] = [spans[0], spans.at(-1)];
	expect([formatDay(first?.fromDay ?? 0), formatDay(first?.toDay ?? 0)]).toEqual([
		'2026-11-13',
		'2026-11-19',
	]);
	expect(formatDay(last?.fromDay ?? 0)).toBe('2025-09-20');
});

test('days that are final are not read again, the others are', () => {
	const newest = parseDay('2026-11-19') ?? 0;
	const read = Array.from({ length: 500 }, (_, index) => ({
		day: newest - index,
		isFinal: index >= 3,
		readMs: nowMs,
	}));
	expect(spansToRead(read, moment)).toEqual([{ fromDay: newest - 2, toDay: newest }]);
});

test('uses the property’s day: in Tokyo the next one has begun', () => {
	const lateMs = Date.parse('2026-11-20T20:00:00Z');
	const [span] = spansToRead([], { nowMs: lateMs, timeZone: 'Asia/Tokyo' });
	expect(formatDay(span?.toDay ?? 0)).toBe('2026-11-20');
});

test('each unread day is in exactly one span, and no span is longer than a week', () => {
	const newest = parseDay('2026-11-19') ?? 0;
	fc.assert(
		fc.property(fc.uniqueArray(fc.integer({ min: 0, max: 424 })), (offsets) => {
			const read = offsets.map((offset) => ({
				day: newest - offset,
				isFinal: true,
				readMs: nowMs,
			}));
			const spans = spansToRead(read, moment);
			const days = spans.flatMap(({ fromDay, toDay }) =>
				Array.from({ length: toDay - fromDay + 1 }, (_, index) => toDay - index),
			);
			expect(days).toEqual([...new Set(days)].sort((one, other) => other - one));
			expect(days.length + read.filter(({ day }) => day >= newest - 425).length).toBe(426);
			expect(spans.every(({ fromDay, toDay }) => toDay - fromDay < 7)).toBe(true);
		}),
	);
});

test('a day is final once three days have passed', () => {
	const day = parseDay('2026-11-16') ?? 0;
	expect([day, day + 1].map((each) => isFinalNow(each, nowMs, 'UTC'))).toEqual([true, false]);
});
