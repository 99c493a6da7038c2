import { describe, expect, it } from 'vitest';
import { detectLanguage } from './detect-language.ts';
import { textsByLanguage } from './texts-by-language.fixtures.ts';

describe('detectLanguage', () => {
	it.each(Object.entries(textsByLanguage))(
		'recognises %s without an attribute',
		(language, text) => {
			expect(detectLanguage([text])).toMatchObject({
				language,
				declared: null,
				detected: language,
			});
		},
	);

	it.each(Object.entries(textsByLanguage))(
		'lets a clear %s text overrule lang="xx"',
		(language, text) => {
			const wrong = language === 'en' ? 'fr' : 'en';
			expect(detectLanguage([text, text], wrong)).toMatchObject({
				language,
				declared: wrong,
				detected: language,
			});
		},
	);

	it('believes the attribute when the text is short', () => {
		expect(detectLanguage(['Willkommen'], 'de-AT')).toEqual({
			language: 'de',
			confidence: 0.5,
			source: 'attribute',
			declared: 'de',
			detected: null,
		});
	});

	it('knows nothing of a short text without an attribute', () => {
		expect(detectLanguage(['Willkommen'])).toMatchObject({ language: null, source: null });
	});

	it('takes a short text for Japanese by its kana', () => {
		expect(detectLanguage(['コーヒーの淹れ方'])).toMatchObject({
			language: 'ja',
			source: 'script',
		});
	});

	it('takes Han without kana for what the page says, or Chinese', () => {
		expect(detectLanguage(['東京都庁'], 'ja').language).toBe('ja');
		expect(detectLanguage(['東京都庁']).language).toBe('zh');
	});

	it('keeps Norwegian for a page that says no', () => {
		expect(detectLanguage([textsByLanguage.nb!], 'no')).toMatchObject({
			language: 'nb',
			source: 'attribute',
		});
	});

	it('does not take Afrikaans for Dutch', () => {
		const text =
			'Om brood by die huis te bak is makliker as wat jy dink. Jy het meel, water en sout nodig, en die deeg moet vir ’n paar uur rus voordat dit in die oond gaan. Wanneer die kors bruin is en die brood hol klink, is dit gereed.';
		expect(detectLanguage([text], 'af')).toMatchObject({ language: 'af', detected: 'nl' });
	});

	it('names no language for numbers and code', () => {
		expect(
			detectLanguage(['1 2 3 4', 'x = foo(bar, baz); qux.quux(corge, grault, garply)']).language,
		).toBeNull();
	});

	it('sees past a quotation at the start', () => {
		const quotation = 'To be or not to be that is the question for all of us. '.repeat(30);
		const blocks = [quotation, ...Array<string>(12).fill(textsByLanguage.de!)];
		expect(detectLanguage(blocks).language).toBe('de');
	});
});
