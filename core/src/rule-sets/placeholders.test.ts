import { describe, expect, it } from 'vitest';
import {
	findPlaceholders,
	findTextPlaceholders,
	findUnfilledParts,
	noteToSelf,
	printedValueIn,
	sentencesOf,
} from './placeholders.ts';

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

describe('findUnfilledParts', () => {
	it.each([
		['TODO', true],
		['undefined', true],
		['XXX', true],
		['NaN', true],
		['[object Object]', true],
		['Lorem ipsum', true],
		['Lorem ipsum!', true],
		['Lorem ipsum dolor sit amet, consectetur', true],
		['Your title here', true],
		['Bread in [city]', true],
		['Hello {{ user.name }}', true],
		['ここにタイトルが入ります', true],
		['テキストテキストテキストテキスト', true],
		['Todo sobre el pan', false],
		['What [object Object] means', false],
		['Lorem ipsum generator', false],
		['How to style placeholder text in CSS', false],
		['Your title here: naming contests', false],
		['undefined in JavaScript', false],
		['ダミーテキストですとは何か：例文の作り方', false],
	])('%j is unfilled: %j', (part, isUnfilled) => {
		const language = /[ぁ-ん]|テ/.test(part) ? 'ja' : 'en';
		expect(findUnfilledParts([part], language).length > 0).toBe(isUnfilled);
	});

	it.each([
		['undefined', true],
		['null', true],
		['NaN', true],
		['[object Object]', true],
		['Lorem ipsum', true],
		['Null', false],
		['Nan', false],
		['Todo', false],
		['None', false],
	])('%j beside the name of a site is unfilled: %j', (part, isUnfilled) => {
		expect(findUnfilledParts([part, 'Mill Bakery'], 'en').length > 0).toBe(isUnfilled);
	});
});

describe('findTextPlaceholders', () => {
	it.each<[text: string, hasCode: boolean, found: string[]]>([
		['Lorem ipsum', false, ['Lorem ipsum']],
		['Lorem ipsum', true, ['Lorem ipsum']],
		['Our story. Lorem ipsum dolor sit amet.', false, ['Lorem ipsum', 'dolor sit amet']],
		['“Lorem ipsum dolor sit amet.” Jane', false, ['Lorem ipsum', 'dolor sit amet']],
		['“Lorem ipsum dolor sit amet.”', false, ['Lorem ipsum', 'dolor sit amet']],
		['Printers write Lorem ipsum where a text is missing.', false, []],
		['It begins “Lorem ipsum dolor sit amet” and is Latin.', false, []],
		[
			'I am text block. Click edit button to change this text.',
			false,
			['I am text block', 'Click edit button to change this text'],
		],
		['More text goes here than in the other column.', false, []],
		['Hello {{ user.name }}', false, ['{{ user.name }}']],
		['Write {{ user.name }} there', true, []],
		['Dear [name], thank you', false, []],
		['Price: {null}', false, []],
		['%%title%%', false, ['%%title%%']],
	])('in %j (code: %j) finds %j', (text, hasCode, found) => {
		expect(findTextPlaceholders(text, 'en', hasCode).map((item) => item.text)).toEqual(found);
	});
});

it.each([
	['[object Object]', '[object Object]'],
	['undefined', 'undefined'],
	['By [object Object] on 3 May', '[object Object]'],
	['The script prints [object Object].', null],
	['Null', null],
	['The value is undefined', null],
])('in %j a program printed %j', (text, value) => {
	expect(printedValueIn(text)).toBe(value);
});

it.each([
	['TODO: write this section', 'TODO'],
	['FIXME(ada): check the salt', 'FIXME'],
	['Todo: the new app for your lists', null],
	['A TODO: what is it?', null],
])('%j is a note to oneself: %j', (text, note) => {
	expect(noteToSelf(text)).toBe(note);
});

it('separates sentences', () => {
	expect(sentencesOf('Rye at 3.50. Spelt! 小麦。')).toEqual(['Rye at 3.50', 'Spelt', '小麦', '']);
});
