import { expect, test } from 'vitest';
import { decays } from './decay.ts';

const weeks = (before: readonly number[], after: number) => [
	...Array.from({ length: 22 }, (_, week) => before[week % before.length] ?? 0),
	...Array.from({ length: 4 }, () => after),
];

const site = weeks([1000, 1040, 970, 990], 1000);

test.each([
	['a steady page that loses half', weeks([100, 104, 97, 99], 50), site, true],
	['a page that always jumps as much', weeks([160, 40, 120, 80], 60), site, false],
	[
		'a page that falls with the site',
		weeks([100, 104, 97, 99], 50),
		weeks([1000, 1040, 970, 990], 500),
		false,
	],
	['a page with few clicks', weeks([1, 0, 2, 1], 0), site, false],
	['a page that gains', weeks([100, 104, 97, 99], 150), site, false],
	['too few weeks', weeks([100], 50).slice(-10), site.slice(-10), false],
])('%s: reported is %s', (_, clicks, ofSite, isReported) => {
	const found = decays([{ pageId: 1, clicks }], ofSite);
	expect(found).toHaveLength(isReported ? 1 : 0);
	if (isReported) expect(found[0]?.expected).toBeCloseTo(400, -1);
});
