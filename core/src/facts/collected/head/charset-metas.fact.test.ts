import { describe, expect, it } from 'vitest';
import { factsOfHtml, whyUnknown } from '../../facts-of-html.fixtures.ts';

const charsetsOf = (html: string) =>
	factsOfHtml(html)
		.get('charsetMetas')
		?.map(({ charset }) => charset);

describe('charsetMetas', () => {
	it.each([
		['<meta charset=" UTF-8 ">', ['UTF-8']],
		['<META HTTP-EQUIV="Content-Type" CONTENT="text/html; charset=Shift_JIS">', ['Shift_JIS']],
		['<meta http-equiv="content-type" content="text/html;charset=\'euc-kr\'">', ['euc-kr']],
		['<meta http-equiv=" content-type " content="CHARSET = utf-8">', ['utf-8']],
		['<meta http-equiv="content-type" content="text/html">', []],
		['<meta http-equiv="content-type">', []],
		['<!-- <meta charset="utf-8"> --><p title=\'<meta charset="utf-8">\'>', []],
		['<script>"<meta charset=utf-8>"</script><title><meta charset=utf-8></title>', []],
		['<meta charset=""><meta name="charset" content="utf-8">', []],
	])('are read from %s', (html, charsets) => {
		expect(charsetsOf(html)).toEqual(charsets);
	});

	it('cannot be known in a fragment', () => {
		const html = '<meta charset="utf-8">';
		expect(whyUnknown('charsetMetas', html, { scope: 'fragment' })).toBe('fragment');
	});
});
