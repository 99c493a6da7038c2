import { expect, test } from 'vitest';
import { meanTie } from './mean-tie.ts';

const tie = {
	keyword: 'rye bread',
	rank: 12.34,
	isNearFirstPage: true,
	areHeadingsWithout: false,
	node: 'title',
};

test('says what a mean position is of, and what the post lacks', () => {
	expect(meanTie(tie, { queriesAreOf: 'page' }, 'en')).toBe(
		'One step from page one. This post ranks 12.3 on average for “rye bread”. The title of this post lacks these words.',
	);
	expect(
		meanTie(
			{ ...tie, isNearFirstPage: false, areHeadingsWithout: true },
			{ queriesAreOf: 'site' },
			'de',
		),
	).toBe(
		'This site ranks 12,3 on average for “rye bread”. Neither title nor headings of this post have these words.',
	);
});
