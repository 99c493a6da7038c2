import { expect, test } from 'vitest';
import { formatDay } from '../../facts/day.ts';
import { parseWcfDay } from './wcf-date.ts';

test.each([
	['/Date(1316156400000-0700)/', '2011-09-16'],
	['/Date(1316156400000)/', '2011-09-16'],
	['/Date(1767945600000-0800)/', '2026-01-09'],
])('%s is the day %s', (text, day) => {
	expect(formatDay(parseWcfDay(text) ?? 0)).toBe(day);
});

test.each(['', '2011-09-16', '/Date()/', '/Date(99999999999999999)/'])(
	'“%s” is not a day',
	(text) => {
		expect(parseWcfDay(text)).toBeNull();
	},
);
