import { describe, expect, it } from 'vitest';
import { isEmptyAltText } from './empty-alt-texts.ts';

const languages = ['en', 'ja', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'pl', 'ru', 'ko', 'zh'];

describe('isEmptyAltText', () => {
	it.each([
		['Image', 'en', true],
		['PHOTO', 'en', true],
		['Photo of a loaf', 'en', false],
		['画像', 'ja', true],
		['パンの画像', 'ja', false],
		['Bild', 'de', true],
		['Фото', 'ru', true],
		['foto', 'en', false],
	])('%j in %s: %j', (text, language, isEmpty) => {
		expect(isEmptyAltText(text, language)).toBe(isEmpty);
	});

	it.each(languages)('has a list for %s', (language) => {
		expect(isEmptyAltText('sourdough', language)).toBe(false);
	});

	it('does not know a language without a list', () => {
		expect(isEmptyAltText('image', 'eo')).toBeUndefined();
	});
});
