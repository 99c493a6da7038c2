import { expect, test } from 'vitest';
import { isMoving } from './address-change.ts';

test.each([
	['a published post with another slug', true, 'bread', 'rye-bread', true],
	['the same slug', true, 'bread', 'bread', false],
	['a draft', false, 'bread', 'rye-bread', false],
	['a post that had no slug', true, '', 'rye-bread', false],
	['a slug that is being typed anew', true, 'bread', '', false],
])('%s', (_name, isPublished, savedSlug, editedSlug, expected) => {
	expect(isMoving({ isPublished, savedSlug, editedSlug })).toBe(expected);
});
