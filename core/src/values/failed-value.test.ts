import { describe, expect, it } from 'vitest';
import {
	findPlaceholders,
	findTextPlaceholders,
	findUnfilledParts,
	noteToSelf,
	printedIn,
	sentencesOf,
} from './failed-value.ts';

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
			{ text: '[city]', start: 9, end: 15, kind: 'variable', name: '[city]' },
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
		['What does [object Object] mean?', false],
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
		const wanted = hasCode ? 'no variables' : 'lasting variables';
		expect(findTextPlaceholders(text, 'en', wanted).map((item) => item.text)).toEqual(found);
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
	expect(printedIn(text, 'prose')?.text ?? null).toBe(value);
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

describe('printedIn', () => {
	it.each([
		'undefined undefined',
		'Invalid date',
		'@undefined',
		'<nil>',
		'pagesepsitename%%',
		'??Bread and cakes??',
		'homepage.hero_title',
		'validations.accepted',
		'Total: $NaN',
		'NaN years ago',
		'1/1/0001',
		'[object Promise]',
		'Warning: Undefined array key "host" in /srv/index.php on line 76',
		'<b>Notice</b>: Undefined index: x in <b>/srv/head.php</b> on line <b>3</b>',
		'Liquid error: Could not find asset snippets/product.liquid',
		'Translation missing: en.blog.post.title',
		'#<Country:0x007f384de31188>',
		'<filter object at 0x111da2e48>',
		'<no value>',
		'%!d(string=hi)',
		'hi%!(EXTRA string=guys)',
		'HAHAHUGOSHORTCODE-1HBHB',
		'COM_CONTENT_READ_MORE',
		'??mymessage_gl_ES??',
		'???hogeKey???',
		'⧼key⧽',
		'[an error occurred while processing this directive]',
		'System.Collections.Generic.List`1[System.String]',
		'[Ljava.lang.String;@34c45dca',
		'HASH(0x55d0c8a3f2a0)',
		'Optional("Mango")',
		"Instance of 'AppError'",
		'[missing "en.invalid.scope" translation]',
		'Oops, an error occurred! Code: 20180228092457cad7c52a',
	])('finds %j', (text) => {
		expect(printedIn(text, 'field')).not.toBeNull();
	});

	it.each([
		'Das Konto steht auf null',
		'Invalid date format in Excel',
		'undefinedBehaviorSanitizer',
		'What?? Really??',
		'Die drei ??? und der Feuerturm',
		'Why???Because???',
		'os.path.join',
		'home.pl',
		'footer.html',
		'node.js',
		'MAX_VALUE',
		'Warning: wet paint in room 3 on line 4',
		'Optional: a pinch of salt',
		'The marriage was declared null and void.',
		'How to fix “[object Object]” in your letters',
		'Sie wurde am 01.01.1970 in Bremen geboren.',
		'ann@bakery.example',
	])('leaves %j alone', (text) => {
		expect(printedIn(text, 'field')).toBeNull();
	});
});

describe('findUnfilledParts, of variables', () => {
	it.each([
		'{{ page.title | default }}',
		'%field:custom_summary%',
		'%currentyear%',
		'%サイトタイトル%',
		'%PUBLIC_URL%',
		'[node:field_teaser]',
		'[vc_row]',
		'[[*pagetitle]]',
		'###label1###',
		'{$backPid}',
		'*|MC:SUBJECT|*',
		'LLL:EXT:lang/locallang.xlf:title',
		"@lang('messages.app_name')",
	])('finds %j', (text) => {
		expect(findUnfilledParts([text], 'en').map(({ kind }) => kind)).toEqual(['variable']);
	});

	it.each([
		'50% off and 20% more',
		'C# and F#',
		'###SALE###',
		'[*NEW*]',
		'Anna (@model.anna)',
		'[file:readme]',
		'The “{{ name }}” of the rose',
	])('leaves %j alone', (text) => {
		expect(findUnfilledParts([text], 'en')).toEqual([]);
	});
});
