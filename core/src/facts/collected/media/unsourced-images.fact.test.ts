import { describe, expect, it } from 'vitest';
import { factsOfHtml, tooDeep, whyUnknown } from '../../facts-of-html.fixtures.ts';

const srcsetsOf = (html: string) =>
	factsOfHtml(html)
		.get('unsourcedImages')
		?.map(({ srcset }) => srcset);

describe('unsourcedImages', () => {
	it.each([
		['<img srcset=" /a.jpg 1x, /b.jpg 2x ">', ['/a.jpg 1x, /b.jpg 2x']],
		['<img src="/a.jpg" srcset="/b.jpg 2x"><img><img srcset>', []],
		['<img srcset="/a.jpg 1x" data-src="/a.jpg"><img src="" srcset="/a.jpg">', []],
		['<div hidden><img srcset="/a.jpg 1x"></div>', []],
		['<picture><source srcset="/a.webp"></picture>', []],
	])('are seen in %s', (html, srcsets) => {
		expect(srcsetsOf(html)).toEqual(srcsets);
	});

	it('cannot be known where the page nests too deep', () => {
		expect(whyUnknown('unsourcedImages', `<img srcset="/a.jpg">${tooDeep}`)).toBe('too_deep');
	});
});
