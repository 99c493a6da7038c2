import { expect, it } from 'vitest';
import { chanceBeyond, distanceWithin } from './student.ts';

/** From printed tables of Student’s distribution. */
const tables = [
	{ degreesOfFreedom: 5, distance: 2.571, share: 0.95 },
	{ degreesOfFreedom: 18, distance: 1.734, share: 0.9 },
	{ degreesOfFreedom: 30, distance: 2.75, share: 0.99 },
	{ degreesOfFreedom: 1000, distance: 1.962, share: 0.95 },
];

it.each(tables)('agrees with the tables at $degreesOfFreedom degrees of freedom', (row) => {
	expect(chanceBeyond(row.distance, row.degreesOfFreedom)).toBeCloseTo(1 - row.share, 3);
	expect(distanceWithin(row.share, row.degreesOfFreedom)).toBeCloseTo(row.distance, 2);
});
