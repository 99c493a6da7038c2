import { expect, test } from 'vitest';
import { tieText } from './tie-text.ts';

const tie = {
	keyword: 'rye bread',
	rank: 12.34,
	isNearFirstPage: true,
	areHeadingsWithout: false,
	node: 'title',
};

test('names a checked rank and what the post lacks', () => {
	expect(tieText({ ...tie, rank: 11 }, 'checked', 'en')).toBe(
		'One step from page one. This page ranks 11 for “rye bread”. The title of this page lacks these words.',
	);
});

test('says whether a mean position belongs to the post or to the site', () => {
	expect(tieText(tie, 'mean_of_post', 'en')).toContain(
		'This page ranks 12.3 on average for “rye bread”.',
	);
	expect(tieText(tie, 'mean_of_site', 'de')).toContain(
		'This site ranks 12,3 on average for “rye bread”.',
	);
});

test('says when the headings lack the words too', () => {
	const below = { ...tie, isNearFirstPage: false, areHeadingsWithout: true };

	expect(tieText(below, 'mean_of_post', 'en')).toBe(
		'This page ranks 12.3 on average for “rye bread”. Neither the title nor the headings of this page contain these words.',
	);
});
