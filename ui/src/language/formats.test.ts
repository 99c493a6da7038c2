import { expect, test } from 'vitest';
import { formatsFor } from './formats.ts';

const en = formatsFor('en');
const ja = formatsFor('ja');

test.each([
	[en.whole(12_345.4), '12,345'],
	[en.upToTenths(7), '7'],
	[en.upToTenths(7.25), '7.3'],
	[en.upToHundredths(0.123), '0.12'],
	[en.short(12_345), '12.3K'],
	[ja.short(12_345), '1.2万'],
	[en.day('2026-11-25'), 'Nov 25, 2026'],
	[ja.day('2026-11-25'), '2026年11月25日'],
	[en.moment('2026-11-25T12:00'), 'Nov 25, 2026, 12:00 PM'],
	[en.moment(Date.parse('2026-11-25T12:00')), 'Nov 25, 2026, 12:00 PM'],
])('%j is %j', (written, expected) => {
	// Some of the spaces do not break.
	expect(written.replace(/\s/g, ' ')).toBe(expected);
});
