import { expect, test } from 'vitest';
import { dayMs, isoTime } from './time.ts';

test('a time is in UTC, and an unknown time stays unknown', () => {
	expect(isoTime(dayMs)).toBe('1970-01-02T00:00:00.000Z');
	expect(isoTime(null)).toBeNull();
});
