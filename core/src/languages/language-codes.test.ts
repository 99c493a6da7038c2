import { describe, expect, it } from 'vitest';
import { isLanguageCode, meantLanguage, mistakenForCountry } from './language-codes.ts';

describe('isLanguageCode', () => {
	it.each([
		['en', true],
		['eu', true],
		['kr', true],
		['uk', true],
		['jp', false],
		['us', false],
		['iw', true],
		['fil', true],
		['zxx', true],
		['qtz', true],
		['que', false],
		['xyz', false],
		['eng', false],
		['english', false],
		['', false],
	])('%j: %j', (code, isOne) => {
		expect(isLanguageCode(code)).toBe(isOne);
	});
});

describe('meantLanguage', () => {
	it.each([
		['jp', 'ja'],
		['eng', 'en'],
		['scr', 'hr'],
		['fil', null],
		['xx', null],
	])('%s: %j', (code, meant) => {
		expect(meantLanguage(code)).toBe(meant);
	});

	it('suggests nothing for a code that is itself valid', () => {
		for (const code of ['kr', 'be', 'se', 'eu', 'uk', 'in', 'iw', 'ji', 'mo'])
			expect(meantLanguage(code)).toBeNull();
	});
});

describe('mistakenForCountry', () => {
	it.each([
		['kr', 'ko', 'ko'],
		['kr', 'en', null],
		['be', 'nl', 'nl-BE'],
		['usa', 'en', 'en-US'],
		['ba', 'hr', 'hr'],
		['sl', 'en', null],
		['en', 'en', null],
	])('%s on a page in %s: %j', (code, language, meant) => {
		expect(mistakenForCountry(code, language)).toBe(meant);
	});
});
