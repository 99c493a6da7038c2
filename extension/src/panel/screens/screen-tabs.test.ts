import { expect, test } from 'vitest';
import { nextTab } from './screen-tabs.tsx';

test.each([
	['ArrowRight', 0, false, 1],
	['ArrowRight', 10, false, 0],
	['ArrowLeft', 0, false, 10],
	['ArrowLeft', 0, true, 1],
	['ArrowRight', 0, true, 10],
	['Home', 5, false, 0],
	['End', 5, false, 10],
	['Enter', 5, false, null],
])('%s on tab %i moves in reading direction', (key, index, isRtl, next) => {
	expect(nextTab(key, index, 11, isRtl)).toBe(next);
});
