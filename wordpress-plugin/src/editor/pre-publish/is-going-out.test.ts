import { expect, test } from 'vitest';
import { isGoingOut } from './is-going-out.ts';

test.each([
	['a new post is published', 'auto-draft', 'publish', true],
	['a draft is scheduled', 'draft', 'future', true],
	['a draft is handed in for review', 'draft', 'pending', true],
	['what was handed in is published', 'pending', 'publish', true],
	['what was handed in is saved again', 'pending', 'pending', false],
	['a draft is saved', 'draft', undefined, false],
	['a published post is saved', 'publish', undefined, false],
	['a published post becomes a draft', 'publish', 'draft', false],
	['a published post becomes private', 'publish', 'private', false],
	['a scheduled post is published now', 'future', 'publish', false],
])('%s', (_name, saved, edited, expected) => {
	expect(isGoingOut(saved, edited)).toBe(expected);
});
