import { expect, test } from 'vitest';
import { ownFormats } from './formats.ts';

const { duration, milliseconds, percent, signedPercent, span, tenths } = ownFormats('en');

test.each([
	[tenths(7), '7.0'],
	[percent(0.1234), '12.3%'],
	[signedPercent(0.2), '+20%'],
	[signedPercent(0), '0%'],
	[milliseconds(12.34), '12.3 ms'],
	[duration(12.2), '13 sec'],
	[duration(90), '2 min'],
	[duration(5400), '1.5 hr'],
	[span('2026-11-01', '2026-11-25'), 'Nov 1 – 25, 2026'],
])('%j is %j', (written, expected) => {
	// Some of the spaces do not break.
	expect(written.replace(/\s/g, ' ')).toBe(expected);
});
