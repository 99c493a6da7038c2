import { expect, test } from 'vitest';
import { chartGranularity } from './chart-granularity.ts';

test.each([
	[28, 28, 'daily'],
	[91, 364, 'daily'],
	[182, 182, 'weekly'],
	[200, 203, 'weekly'],
	[200, 201, 'daily'],
	[500, 501, 'daily'],
	[501, 501, 'weekly'],
	[1098, 0, 'weekly'],
	[1099, 0, 'monthly'],
	[483, 0, 'weekly'],
	[2000, 0, 'monthly'],
])('%i days, %i days apart, have %s steps', (days, shift, granularity) => {
	expect(chartGranularity(days, shift)).toBe(granularity);
});
