import { describe, expect, it } from 'vitest';
import { factsOfHtml, only } from '../../facts-of-html.fixtures.ts';

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

	it('cannot be known in a fragment', () => {
		expect(factsOfHtml('<p>Bread</p>', { scope: 'fragment' }).get('htmlTags')).toBeNull();
	});
});
