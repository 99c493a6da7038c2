import { describe, expect, it } from 'vitest';
import { fold } from '../text/folding/fold.ts';
import { languagesWithModel } from './language-model.ts';
import * as browser from './languages.browser.ts';
import * as node from './languages.node.ts';

const forms: [language: string, one: string, other: string][] = [
	['en', 'running', 'runs'],
	['de', 'Katzen', 'Katze'],
	['fr', 'journaux', 'journal'],
	['es', 'acciones', 'acción'],
	['it', 'ricette', 'ricetta'],
	['pt', 'promoções', 'promoção'],
	['pt', 'animais', 'animal'],
	['nl', 'boeken', 'boek'],
	['pl', 'butów', 'buty'],
	['cs', 'botách', 'boty'],
	['sk', 'topánkami', 'topánky'],
	['sv', 'bilar', 'bil'],
	['da', 'biler', 'bil'],
	['nb', 'huset', 'hus'],
	['fi', 'talossa', 'talot'],
	['ru', 'книгу', 'книги'],
	['uk', 'міста', 'місто'],
	['bg', 'книгата', 'книга'],
	['bg', 'последният', 'последен'],
	['bg', 'метри', 'метър'],
	['bg', 'градовете', 'град'],
	['tr', 'ayakkabılar', 'ayakkabı'],
	['id', 'pembelian', 'membeli'],
	['ar', 'المدينة', 'مدينة'],
	['el', 'παπούτσια', 'παπούτσι'],
	['hu', 'házak', 'ház'],
	['ro', 'pantofi', 'pantof'],
	['lt', 'namai', 'namas'],
	['hr', 'cipelama', 'cipele'],
	['az', 'kitabların', 'kitab'],
];

describe('languageModel', () => {
	it.each(forms)('in %s gives %j and %j one stem', (language, one, other) => {
		const stem = node.languageModel(language)!.stem!;
		expect(stem(fold(one, language))).toBe(stem(fold(other, language)));
	});

	it('keeps drucken and drücken apart', () => {
		const stem = node.languageModel('de')!.stem!;
		expect(stem(fold('drucken', 'de'))).not.toBe(stem(fold('drücken', 'de')));
	});

	it('segments Japanese without losing a character', () => {
		const segments = node.languageModel('ja')!.segment!('東京都の美味しいカフェを探しています');
		expect(segments).toContain('東京都');
		expect(segments.join('')).toBe('東京都の美味しいカフェを探しています');
	});

	it('knows Korean particles', () => {
		const isEnding = node.languageModel('ko')!.isEnding!;
		expect(['에서', '은', '에서는', '하기', '합니다'].map(isEnding)).toEqual([
			true,
			true,
			true,
			true,
			true,
		]);
		expect(['시', '특별시'].map(isEnding)).toEqual([false, false]);
	});

	it('has all listed languages, and no others, at once in Node', () => {
		expect(languagesWithModel.filter((language) => !node.languageModel(language))).toEqual([]);
		expect(node.languageModel('eo')).toBeUndefined();
		expect(node.languageModel('constructor')).toBeUndefined();
	});
});

it('loads languages one by one in a browser', async () => {
	expect(browser.languageModel('de')).toBeUndefined();
	await browser.loadLanguages(['de', 'eo']);
	expect(browser.languageModel('de')).toBe(node.languageModel('de'));
	expect(browser.languageModel('fr')).toBeUndefined();
});
