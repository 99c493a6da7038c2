import { expect, test } from 'vitest';
import { wordsToTrack } from './words-to-track.ts';

test('the keyword of the page comes first, and no word twice', () => {
	expect(wordsToTrack(['rye bread'], ['Starter', 'Rye bread', 'starter', 'oven'])).toEqual([
		'rye bread',
		'Starter',
		'oven',
	]);
});

test('without a keyword there are the suggestions alone', () => {
	expect(wordsToTrack([], ['starter'])).toEqual(['starter']);
});
