import { describe, expect, it } from 'vitest';
import { factsOfHtml, whyUnknown } from '../../facts-of-html.fixtures.ts';

const hrefsOf = (html: string) =>
	factsOfHtml(html)
		.get('icons')
		?.map(({ href }) => href);

describe('icons', () => {
	it.each([
		['<link rel="SHORTCUT ICON" href="/favicon.ico">', ['/favicon.ico']],
		['<link rel="apple-touch-icon-precomposed" href=" /a.png ">', ['/a.png']],
		['<link rel="icon">', ['']],
		['<link rel="mask-icon" href="/a.svg"><link rel="preload" href="/b">', []],
	])('are read from %s', (html, hrefs) => {
		expect(hrefsOf(html)).toEqual(hrefs);
	});

	it('cannot be known in a fragment', () => {
		const html = '<link rel="icon" href="/favicon.ico">';
		expect(whyUnknown('icons', html, { scope: 'fragment' })).toBe('fragment');
	});
});
