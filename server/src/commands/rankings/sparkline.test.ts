import { expect, test } from 'vitest';
import { sparkline } from './sparkline.ts';

test.each([
	[[1, 8], '█▁'],
	[[30, 20, 10], '▁▅█'],
	[[3, null, 3, 4], '█·█▇'],
	[[null, null], '··'],
	[[], ''],
])('draws ranks %j as %j', (ranks, line) => {
	expect(sparkline(ranks)).toBe(line);
});
