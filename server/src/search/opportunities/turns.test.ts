import { expect, test } from 'vitest';
import { turnsOf } from './turns.ts';

/** The best page of each day, by letters; lower case is shown below it. */
function shown(days: string) {
	return days.split(' ').flatMap((pages, day) =>
		[...pages].map((page, place) => ({
			day,
			pageId: page.toUpperCase() === 'A' ? 1 : 2,
			clicks: place === 0 ? 2 : 0,
			impressions: 10,
			positionSum: (5 + place * 4) * 10,
		})),
	);
}

test.each([
	['A A A A A A A A', null],
	['Ab Ab Ab Ab Ab Ab', null],
	['A A A A B B B B', null],
	['A A A B A A A A A A', null],
	['A B A A B B A B', { turns: 5, days: [4, 4] }],
	['Ab Ba A B Ab Ba', { turns: 5, days: [3, 3] }],
])('%s', (days, expected) => {
	const found = turnsOf(shown(days));
	expect(found && { turns: found.turns, days: found.pages.map((page) => page.days) }).toEqual(
		expected,
	);
});
