import { describe, expect, it } from 'vitest';
import { factsOfHtml, whyUnknown } from '../../facts-of-html.fixtures.ts';

const hrefsOf = (html: string) =>
	factsOfHtml(html)
		.get('seriesLinks')
		?.map(({ href }) => href);

describe('seriesLinks', () => {
	it.each([
		['<link rel="NEXT" href=" /page/2 ">', ['/page/2']],
		['<link rel="prefetch next" href="/page/3">', ['/page/3']],
		['<link rel="prev" href="/page/0">', []],
		['<link rel="next"><link rel="next" href=" ">', []],
		['<a rel="next" href="/page/2">Next</a>', []],
	])('are read from %s', (html, hrefs) => {
		expect(hrefsOf(html)).toEqual(hrefs);
	});

	it('cannot be known in a fragment', () => {
		const html = '<link rel="next" href="/page/2">';
		expect(whyUnknown('seriesLinks', html, { scope: 'fragment' })).toBe('fragment');
	});
});
