import { describe, expect, it } from 'vitest';
import { factsOfHtml, only, whyUnknown } from '../../facts-of-html.fixtures.ts';

describe('htmlTags', () => {
	it.each([
		['<html lang="en-GB"><p>Bread</p>', 'en-GB'],
		['<html LANG=" "><p>Bread</p>', ' '],
		['<html xml:lang="de"><p>Brot</p>', 'de'],
		['<html><p>Bread</p>', null],
		['<p>Bread</p>', null],
		['<p>Bread</p><html lang="en">', 'en'],
	])('%s', (html, lang) => {
		expect(only(factsOfHtml(html).get('htmlTags')).lang).toBe(lang);
	});

	it.each([
		['<html lang="en"><p>Bread</p>', false],
		['<html lang="en" xml:lang="en"><p>Bread</p>', false],
		['<html xml:lang="en"><p>Bread</p>', true],
		['<html><p>Bread</p>', false],
	])('%s has only the language of XML: %j', (html, isXmlLang) => {
		expect(only(factsOfHtml(html).get('htmlTags')).isXmlLang).toBe(isXmlLang);
	});

	it('cannot be known in a fragment', () => {
		expect(whyUnknown('htmlTags', '<p>Bread</p>', { scope: 'fragment' })).toBe('fragment');
	});
});
