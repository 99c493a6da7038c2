import { describe, expect, it } from 'vitest';
import { areNearLanguages } from './near-languages.ts';

describe('areNearLanguages', () => {
	it.each([
		['en', 'en', true],
		['da', 'nb', true],
		['es', 'pt', true],
		['ru', 'uk', true],
		['en', 'de', false],
		['ja', 'ko', false],
		['eo', 'eo', true],
		['eo', 'es', false],
	])('for %s and %s is %j', (one, other, expected) => {
		expect(areNearLanguages(one, other)).toBe(expected);
	});
});
