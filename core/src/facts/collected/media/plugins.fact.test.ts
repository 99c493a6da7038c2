import { describe, expect, it } from 'vitest';
import { factsOfHtml, tooDeep, whyUnknown } from '../../facts-of-html.fixtures.ts';

const kindsOf = (html: string) =>
	factsOfHtml(`<body>${html}`)
		.get('plugins')
		?.map(({ kind }) => kind);

describe('plugins', () => {
	it.each([
		['<embed src="/film.swf?a=1">', ['Flash']],
		['<embed src="/film" type="application/x-shockwave-flash">', ['Flash']],
		['<object classid="clsid:D27CDB6E-AE6D-11cf-96B8-444553540000"></object>', ['Flash']],
		['<applet code="Clock.class"></applet>', ['Java']],
		['<object type="application/x-java-applet"></object>', ['Java']],
		['<object data="data:application/x-silverlight-2,"></object>', ['Silverlight']],
		['<object type="Application/X-Silverlight-2"></object>', ['Silverlight']],
		['<object data="/a.svg" type="image/svg+xml"></object><embed src="/a.pdf">', []],
		['<embed src="/a.swf" hidden><a href="/a.swf">film</a>', []],
		['<object></object><embed>', []],
	])('are seen in %s', (html, kinds) => {
		expect(kindsOf(html)).toEqual(kinds);
	});

	it('cannot be known where the page nests too deep', () => {
		expect(whyUnknown('plugins', `<embed src="/film.swf">${tooDeep}`)).toBe('too_deep');
	});
});
