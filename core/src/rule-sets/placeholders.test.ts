import { describe, expect, it } from 'vitest';
import { findPlaceholders, findTextPlaceholders, findTitlePlaceholders } from './placeholders.ts';

describe('findPlaceholders', () => {
	it.each<[text: string, language: string | null, found: string[]]>([
		['Our story. Lorem ipsum dolor sit amet.', 'en', ['Lorem ipsum', 'dolor sit amet']],
		['Lorem  Ipsum', null, ['Lorem  Ipsum']],
		['ここにテキストが入ります。', 'ja', ['ここにテキストが入ります']],
		['Hier steht Ihr Text und mehr', 'de', ['Hier steht Ihr Text']],
		['Hello {{ user.name }}!', 'en', ['{{ user.name }}']],
		['%%title%% %%sep%% %%sitename%%', 'en', ['%%title%%', '%%sep%%', '%%sitename%%']],
		['Bread in [city]', 'en', ['[city]']],
		['Price: {null} and [TODO]', 'en', ['{null}', '[TODO]']],
		['Ceci est un texte d’exemple', 'fr', ['Ceci est un texte d’exemple']],
		['Todo lo que necesitas saber', 'es', []],
		['Ein Ergebnis von null Punkten', 'de', []],
		['Super Bowl XXX', 'en', []],
		['This value is undefined in JavaScript', 'en', []],
		['50% off and 20% more', 'en', []],
		['See note [1] and [sic]', 'en', []],
		['Hello <your name>', 'en', ['<your name>']],
		['How to write a <title>', 'en', []],
		['Hier steht Ihr Text', 'en', []],
	])('in %j (%s) finds %j', (text, language, found) => {
		expect(findPlaceholders(text, language).map((placeholder) => placeholder.text)).toEqual(found);
	});

	it('gives the position', () => {
		expect(findPlaceholders('Bread in [city]', 'en')).toEqual([
			{ text: '[city]', start: 9, end: 15 },
		]);
	});
});

it.each([
	['en', 'Your text here'],
	['ja', 'テキストが入ります'],
	['de', 'Hier steht Ihr Text'],
	['fr', 'Votre texte ici'],
	['it', 'Inserisci qui il tuo testo'],
	['nl', 'Voer hier uw tekst in'],
	['cs', 'Zde zadejte text'],
	['es', 'Tu texto aquí'],
	['it', 'Il tuo testo qui'],
	['pt', 'Seu texto aqui'],
	['nl', 'Uw tekst hier'],
	['pl', 'Twój tekst tutaj'],
	['ru', 'Ваш текст здесь'],
	['tr', 'Metninizi buraya yazın'],
	['ko', '더미 텍스트입니다'],
	['zh', '在此输入文字'],
	['ar', 'اكتب النص هنا'],
	['hi', 'यहाँ टेक्स्ट लिखें'],
	['th', 'ใส่ข้อความที่นี่'],
	['vi', 'Nhập nội dung tại đây'],
	['id', 'Teks Anda di sini'],
	['sv', 'Skriv din text här'],
	['cs', 'Sem vložte svůj text'],
])('recognizes filler text in %s', (language, filler) => {
	expect(findPlaceholders(`… ${filler} …`, language).map(({ text }) => text)).toEqual([filler]);
});

describe('findTitlePlaceholders', () => {
	it.each([
		['TODO', true],
		['undefined', true],
		['XXX', true],
		['NaN', true],
		['null – null', false],
		['Todo sobre el pan', false],
		['Lorem ipsum | Bakery', true],
		['[object Object]', true],
		['What [object Object] means', false],
	])('%j is unfinished: %j', (title, isUnfinished) => {
		expect(findTitlePlaceholders(title, 'es').length > 0).toBe(isUnfinished);
	});
});

describe('findTextPlaceholders', () => {
	it.each<[text: string, hasCode: boolean, found: string[]]>([
		['Lorem ipsum', false, ['Lorem ipsum']],
		['Lorem ipsum', true, ['Lorem ipsum']],
		['Hello {{ user.name }}', false, ['{{ user.name }}']],
		['Write {{ user.name }} there', true, []],
		['Dear [name], thank you', false, []],
		['Price: {null}', false, []],
		['%%title%%', false, ['%%title%%']],
		['[object Object]', false, ['[object Object]']],
		['The script prints [object Object]', false, []],
	])('in %j (code: %j) finds %j', (text, hasCode, found) => {
		expect(findTextPlaceholders(text, 'en', hasCode).map((item) => item.text)).toEqual(found);
	});
});
