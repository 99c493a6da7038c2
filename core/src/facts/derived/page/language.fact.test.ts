import { describe, expect, it } from 'vitest';
import { factsOfHtml, tooDeep, whyUnknown } from '../../facts-of-html.fixtures.ts';

const german =
	'Brot zu Hause zu backen ist einfacher, als man denkt. Man braucht Mehl, Wasser und Salz, und der Teig sollte ein paar Stunden ruhen, bevor er in den Ofen kommt.';
const english =
	'Baking bread at home is easier than you think. You need flour, water and salt, and the dough should rest for a few hours before it goes into the oven.';

const page = (lang: string, body: string) =>
	`<!doctype html><html${lang && ` lang="${lang}"`}><title>x</title><body><main>${body}</main>`;

describe('language', () => {
	it.each<[lang: string, body: string, code: string | null]>([
		['', `<p>${german}</p>`, 'de'],
		['en', `<p>${german} ${german}</p>`, 'de'],
		['en', `<p>Bread</p><blockquote lang="de"><p>${german} ${german}</p></blockquote>`, 'en'],
		['en', `<p>Bread</p><p>${german} ${german}</p>`, 'de'],
		['', `<div lang="de"><p>${german}</p></div>`, 'de'],
		['en-GB', `<p lang="en">${english}</p>`, 'en'],
		['', '<p>Brot</p>', null],
		['', '<p>コーヒーの淹れ方</p>', 'ja'],
		['', '<p>서울 카페</p>', 'ko'],
		['', '<p>OK. 123</p>', null],
		['de', '<p>Webinar Download</p>', 'de'],
		['ja', '<p>東京都庁</p>', 'ja'],
		['de', `<p>${german}</p><p>Tokyo 東京 café</p>`, 'de'],
	])('of a page in %j with %j is %j', (lang, body, code) => {
		expect(factsOfHtml(page(lang, body)).get('language')?.code).toBe(code);
	});
});

it('is the language the caller gives, whatever the page and its words suggest', () => {
	const store = factsOfHtml(page('en', `<p>${english}</p>`), { textLanguage: 'de' });
	expect(store.get('language')).toEqual({
		code: 'de',
		confidence: 1,
		declared: 'en',
		detected: 'de',
		guessed: 'en',
	});
	expect(store.get('textIndex')?.blocks[0]?.forms.language).toBe('de');
});

it('cannot be known where the page nests too deep', () => {
	expect(whyUnknown('language', page('en', tooDeep))).toBe('too_deep');
});
