// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import examples from '../../../tests/other-pages.json' with { type: 'json' };
import { otherPageText } from './other-page.ts';

test.each(examples)('says what visitors get: $what', ({ html, says, status, target }) => {
	expect(otherPageText({ html, status, target })).toBe(says);
});
