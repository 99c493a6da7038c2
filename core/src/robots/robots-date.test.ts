import { describe, expect, it } from 'vitest';
import { dayOf } from './robots-date.ts';

describe('dayOf', () => {
	it.each([
		['2026-06-25', '2026-06-25'],
		['2026-06-25T15:00:00+02:00', '2026-06-25'],
		['25 Jun 2026 15:00:00 PST', '2026-06-25'],
		['Wed, 25 June 2026 15:00:00 GMT', '2026-06-25'],
		['wednesday, 25-jun-26 15:00:00 pst', '2026-06-25'],
		['June 5, 2026', '2026-06-05'],
		['31 Feb 2026', null],
		['25 Foo 2026', null],
		['soon', null],
		['', null],
	])('reads %j', (text, day) => {
		const found = dayOf(text);
		expect(found === null ? null : new Date(found).toISOString().slice(0, 10)).toBe(day);
	});
});
