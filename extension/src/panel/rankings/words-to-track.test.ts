import { expect, test } from 'vitest';
import { wordsToTrack } from './words-to-track.ts';

test('lists the keywords of the page first, without duplicates', () => {
	expect(wordsToTrack(['rye bread'], ['Starter', 'Rye bread', 'starter', 'oven'])).toEqual([
		'rye bread',
		'Starter',
		'oven',
	]);
});

test('lists only the suggestions when there is no keyword', () => {
	expect(wordsToTrack([], ['starter'])).toEqual(['starter']);
});
