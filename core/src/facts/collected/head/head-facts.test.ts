import { describe, expect, it } from 'vitest';
import { factsOfHtml } from '../../facts-of-html.fixtures.ts';

describe('charset metas', () => {
	it.each([
		['<meta charset=" UTF-8 ">', ['UTF-8']],
		['<META HTTP-EQUIV="Content-Type" CONTENT="text/html; charset=Shift_JIS">', ['Shift_JIS']],
		['<meta http-equiv="content-type" content="text/html;charset=\'euc-kr\'">', ['euc-kr']],
		['<meta http-equiv="content-type" content="text/html">', []],
		['<meta charset=""><meta name="charset" content="utf-8">', []],
	])('are read from %s', (html, charsets) => {
		expect(
			factsOfHtml(html)
				.get('charsetMetas')
				?.map(({ charset }) => charset),
		).toEqual(charsets);
	});
});

describe('series links', () => {
	it('are links to the next part, with a URL', () => {
		const html = `<link rel="NEXT" href=" /page/2 "><link rel="prev" href="/page/0">
			<link rel="next"><link rel="prefetch next" href="/page/3">`;
		const read = factsOfHtml(html).get('seriesLinks');
		expect(read?.map(({ href }) => href)).toEqual(['/page/2', '/page/3']);
	});
});

describe('blocking scripts', () => {
	it.each([
		['<script src=" /a.js "></script>', ['/a.js']],
		['<script src="/a.js" type="text/javascript"></script>', ['/a.js']],
		['<script async src="/a.js"></script><script defer src="/b.js"></script>', []],
		['<script type="module" src="/a.js"></script>', []],
		['<script type="text/plain" src="/a.js"></script><script>1</script>', []],
		['<body><script src="/a.js"></script>', []],
	])('are seen in %s', (html, files) => {
		expect(
			factsOfHtml(html)
				.get('blockingScripts')
				?.map(({ src }) => src),
		).toEqual(files);
	});
});

describe('main landmarks', () => {
	it.each([
		['<main></main>', [false]],
		['<div role="main"></div><main hidden></main>', [false, true]],
		['<div role="banner"></div><article></article>', []],
	])('are seen in %s', (html, hidden) => {
		expect(
			factsOfHtml(html)
				.get('mainLandmarks')
				?.map(({ isHidden }) => isHidden),
		).toEqual(hidden);
	});
});
