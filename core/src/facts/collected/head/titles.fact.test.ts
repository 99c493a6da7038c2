import { describe, expect, it } from 'vitest';
import { factsOfHtml, only, tooDeep, whyUnknown } from '../../facts-of-html.fixtures.ts';

const titlesOf = (html: string) => factsOfHtml(html).get('titles');

describe('titles', () => {
	it.each([
		['plain text', '<title>Rye bread</title>', 'Rye bread'],
		['white space', '<title>\n  Rye \t bread\n</title>', 'Rye bread'],
		['character references', '<title>Rye &amp; wheat&#33;</title>', 'Rye & wheat!'],
		['tags, which are text there', '<title>Rye <b>bread</b></title>', 'Rye <b>bread</b>'],
		['a comment, which is text too', '<title>Rye <!-- bread --></title>', 'Rye <!-- bread -->'],
		['nothing', '<title></title>', ''],
		['a name in capitals', '<TITLE>Rye bread</TITLE>', 'Rye bread'],
		['no end', '<title>Rye bread', 'Rye bread'],
	])('contain %s', (_name, html, text) => {
		expect(only(titlesOf(html)).text).toBe(text);
	});

	it.each([
		['in the head', '<head><title>Rye</title></head>', true],
		['in a head that nobody opened', '<meta charset="utf-8"><title>Rye</title>', true],
		['between head and body', '<head></head><title>Rye</title><body>', true],
		['after a frame in the head', '<head><iframe></iframe><title>Rye</title></head>', false],
		['after text', 'Bread <title>Rye</title>', false],
		['in the body', '<body><main><title>Rye</title></main></body>', false],
		['after noscript with an image', '<noscript><img></noscript><title>Rye</title>', true],
	])('are %s', (_name, html, inHead) => {
		expect(only(titlesOf(html)).inHead).toBe(inHead);
	});

	it.each([
		['an svg', '<svg><title>Rye</title></svg>'],
		['a template', '<template><title>Rye</title></template>'],
		['noscript', '<noscript><title>Rye</title></noscript>'],
		['a comment', '<!-- <title>Rye</title> -->'],
		['a frame', '<iframe><title>Rye</title></iframe>'],
	])('are not those of %s', (_name, html) => {
		expect(titlesOf(html)).toEqual([]);
	});

	it('come in the order of the page', () => {
		const html = '<title>First</title><title>Second</title><p></p><title>Third</title>';
		expect(titlesOf(html)?.map(({ text }) => text)).toEqual(['First', 'Second', 'Third']);
	});

	it('cannot be known in a fragment', () => {
		expect(whyUnknown('titles', '<title>Rye</title>', { scope: 'fragment' })).toBe('fragment');
	});

	it('are known however deep the page is', () => {
		expect(only(titlesOf(`<title>Rye</title>${tooDeep}Bread`)).text).toBe('Rye');
	});
});
