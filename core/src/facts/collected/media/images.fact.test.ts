import { describe, expect, it } from 'vitest';
import { factsOfHtml, only, tooDeep, whyUnknown } from '../../facts-of-html.fixtures.ts';

const imageOf = (html: string) => only(factsOfHtml(html).get('images'));

describe('images', () => {
	it.each([
		['<img src="loaf.jpg">', null],
		['<img src="loaf.jpg" alt>', ''],
		['<img src="loaf.jpg" alt="A loaf">', 'A loaf'],
	])('%s has the alt text %j', (html, alt) => {
		expect(imageOf(html).alt).toBe(alt);
	});

	it.each([
		['<input type="image" src="go.png" alt="Search">', 'input'],
		['<map><area href="/rye" alt="Rye"></map>', 'area'],
		['<img src="loaf.jpg" data-wp-bind--alt="state.alt">', 'img'],
		['<img srcset="loaf.jpg 2x" data-wp-bind--src="state.src">', 'img'],
		['<img>', 'img'],
		['<picture><source srcset="loaf.avif"><img src="loaf.jpg" alt=""></picture>', 'img'],
	])('%s is an image', (html, element) => {
		expect(imageOf(html).element).toBe(element);
	});

	it.each([
		'<input type="text">',
		'<map><area alt="Rye"></map>',
		'<svg><image href="a.png"/></svg>',
		'<img data-wp-bind--alt="state.selectedImage.alt" data-wp-bind--src="state.enlargedSrc">',
		'<img data-wp-bind--alt="state.selectedImage.alt">',
		'<img :src="loaf.url" :alt="loaf.name">',
	])('%s is not an image', (html) => {
		expect(factsOfHtml(html).get('images')).toEqual([]);
	});

	it.each([
		['role', '<img role="presentation" src="line.png">', { isDecoration: true }],
		['aria-hidden', '<img aria-hidden="true" src="line.png">', { isDecoration: true }],
		[
			'the id of a label',
			'<img aria-labelledby="loaf" src="loaf.jpg">',
			{ hasOtherName: true, labelledBy: 'loaf' },
		],
		[
			'a title and the id of a label',
			'<img aria-labelledby="loaf" title="A loaf" src="loaf.jpg">',
			{ hasOtherName: true, labelledBy: null },
		],
		['aria-label', '<img aria-label="A loaf" src="loaf.jpg">', { hasOtherName: true }],
		['an empty title', '<img title=" " src="loaf.jpg">', { hasOtherName: false }],
		['its size', '<img width="1" height="1px" src="p.gif">', { width: 1, height: 1 }],
		['a relative size', '<img width="100%" src="p.gif">', { width: null, height: null }],
		['its link', '<a href="/"><img src="loaf.jpg"></a>', { inLink: true }],
		['a lazy source', '<img data-src="loaf.jpg">', { src: 'loaf.jpg' }],
	])('know %s', (_name, html, expected) => {
		expect(imageOf(html)).toMatchObject(expected);
	});

	it('are not found in noscript, which browsers with scripts do not show', () => {
		expect(factsOfHtml('<noscript><img src="p.gif"></noscript>').get('images')).toEqual([]);
	});

	it('cannot be known where the page nests too deep', () => {
		expect(whyUnknown('images', `<img src="loaf.jpg">${tooDeep}`)).toBe('too_deep');
	});
});
