import { describe, expect, it } from 'vitest';
import { factsOfHtml } from '../../facts-of-html.fixtures.ts';

describe('icons', () => {
	it.each([
		['<link rel="SHORTCUT ICON" href="/favicon.ico">', ['/favicon.ico']],
		['<link rel="apple-touch-icon-precomposed" href="/a.png">', ['/a.png']],
		['<link rel="icon">', ['']],
		['<link rel="mask-icon" href="/a.svg"><link rel="preload" href="/b">', []],
	])('are read from %s', (html, hrefs) => {
		expect(
			factsOfHtml(html)
				.get('icons')
				?.map(({ href }) => href),
		).toEqual(hrefs);
	});
});

describe('assets', () => {
	it('are scripts and stylesheets with a URL', () => {
		const html = `<link rel="stylesheet" href=" /a.css "><link rel="preload" href="/b.css">
			<script src="/a.js"></script><script>1</script><script src></script>`;
		const read = factsOfHtml(html)
			.get('assets')
			?.map(({ href, kind }) => [kind, href]);
		expect(read).toEqual([
			['stylesheet', '/a.css'],
			['script', '/a.js'],
		]);
	});
});

describe('plugins', () => {
	it.each([
		['<embed src="/film.swf?a=1">', ['Flash']],
		['<embed src="/film" type="application/x-shockwave-flash">', ['Flash']],
		['<object classid="clsid:D27CDB6E-AE6D-11cf-96B8-444553540000"></object>', ['Flash']],
		['<applet code="Clock.class"></applet>', ['Java']],
		['<object type="application/x-java-applet"></object>', ['Java']],
		['<object data="data:application/x-silverlight-2,"></object>', ['Silverlight']],
		['<object data="/a.svg" type="image/svg+xml"></object><embed src="/a.pdf">', []],
		['<embed src="/a.swf" hidden><a href="/a.swf">film</a>', []],
	])('are seen in %s', (html, kinds) => {
		expect(
			factsOfHtml(`<body>${html}`)
				.get('plugins')
				?.map(({ kind }) => kind),
		).toEqual(kinds);
	});
});
