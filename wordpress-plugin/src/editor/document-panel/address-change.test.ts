import { expect, test } from 'vitest';
import { hasMoved, isMoving } from './address-change.ts';

test.each([
	['a published post with another slug', true, 'bread', 'rye-bread', true],
	['the same slug', true, 'bread', 'bread', false],
	['a draft', false, 'bread', 'rye-bread', false],
	['a post that had no slug', true, '', 'rye-bread', false],
	['a slug that is being typed anew', true, 'bread', '', false],
])('%s', (_name, isPublished, savedSlug, editedSlug, expected) => {
	expect(isMoving({ isPublished, savedSlug, editedSlug })).toBe(expected);
});

test.each([
	['a published post with another slug', true, 'bread', true, 'rye-bread', true],
	['a draft that is published under another slug', false, 'bread', true, 'rye-bread', false],
	['a post that is taken back', true, 'bread', false, 'rye-bread', false],
	['a published post with the same slug', true, 'bread', true, 'bread', false],
])('has moved: %s', (_name, wasPublished, slugBefore, isPublished, savedSlug, expected) => {
	const before = { isPublished: wasPublished, savedSlug: slugBefore };
	expect(hasMoved(before, { isPublished, savedSlug })).toBe(expected);
});
