import { expect, test } from 'vitest';
import { createWorstBurst } from './worst-burst.ts';

const shift = (startTime: number, value: number) => ({ startTime, value });

test.each([
	['no shift', [], 0],
	['shifts in quick succession', [shift(0, 0.1), shift(900, 0.1)], 0.2],
	['shifts a second apart', [shift(0, 0.1), shift(1000, 0.2)], 0.2],
	[
		'a burst longer than five seconds',
		[0, 900, 1800, 2700, 3600, 4500, 5400].map((time) => shift(time, 0.1)),
		0.6,
	],
])('adds up %s', (_, shifts, worst) => {
	const burst = createWorstBurst();

	shifts.forEach(burst.add);

	expect(burst.value()).toBe(worst);
});
