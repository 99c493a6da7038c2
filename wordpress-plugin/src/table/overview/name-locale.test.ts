import { expect, it } from 'vitest';
import { localeNames } from './name-locale.ts';

it('names a language and a country in the language of the user', () => {
	expect(localeNames('en-US', 'US', 'en-US')).toBe('American English · United States');
	expect(localeNames('ja', 'JP', 'ja')).toBe('日本語 · 日本');
});

it('leaves codes that have no name', () => {
	expect(localeNames('en_US!', '', 'en')).toBe('en_US! · ');
	expect(localeNames('de', 'X1', 'no locale')).toBe('de · X1');
});
