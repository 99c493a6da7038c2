import { describe, expect, it } from 'vitest';
import { factsOfHtml, only } from '../../facts-of-html.fixtures.ts';

describe('videos', () => {
	it.each([
		['<video controls src="/a.mp4"></video>', { isDecoration: false, isHidden: false }],
		['<video autoplay muted loop></video>', { isDecoration: true }],
		['<video autoplay controls></video>', { isDecoration: false }],
		['<div hidden><video></video></div>', { isHidden: true }],
	])('%s', (html, expected) => {
		expect(only(factsOfHtml(html).get('videos'))).toMatchObject(expected);
	});
});

describe('pictures', () => {
	it('name the image that shows them', () => {
		const facts = factsOfHtml('<picture><source srcset="/a.webp"><img src="/a.jpg"></picture>');
		expect(only(facts.get('pictures')).hasImage).toBe(true);
	});

	it('may lack an image', () => {
		const html = '<picture><source srcset="/a.webp"></picture><img src="/b.jpg">';
		expect(only(factsOfHtml(html).get('pictures')).hasImage).toBe(false);
	});
});

describe('unsourced images', () => {
	it.each([
		['<img srcset="/a.jpg 1x, /b.jpg 2x">', ['/a.jpg 1x, /b.jpg 2x']],
		['<img src="/a.jpg" srcset="/b.jpg 2x"><img>', []],
		['<img srcset="/a.jpg 1x" data-src="/a.jpg"><img src="" srcset="/a.jpg">', []],
		['<div hidden><img srcset="/a.jpg 1x"></div>', []],
	])('are seen in %s', (html, expected) => {
		expect(
			factsOfHtml(html)
				.get('unsourcedImages')
				?.map(({ srcset }) => srcset),
		).toEqual(expected);
	});
});
