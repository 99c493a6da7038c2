import { expect, test } from 'vitest';
import { labelPlaces } from './plot.tsx';

test.each([
	[91, 280, [0, 45, 90]],
	[91, 200, [0, 90]],
	[91, 60, [0, 90]],
	[10, 700, [0, 2, 4, 5, 7, 9]],
	[3, 700, [0, 1, 2]],
	[1, 700, [0]],
])('of %d dates on %d pixels, these are written: %j', (dates, width, places) => {
	expect(labelPlaces(dates, width)).toEqual(places);
});
