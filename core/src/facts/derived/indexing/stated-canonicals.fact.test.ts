import { describe, expect, it } from 'vitest';
import { factsOfHtml, whyUnknown } from '../../facts-of-html.fixtures.ts';

const addressesOf = (html: string, link?: string, url?: null) => {
	const headers = link === undefined ? [] : [['link', link] as const];
	const response = { status: 200, headers };
	const facts = factsOfHtml(html, { response, ...(url === null && { url }) });
	return facts.get('statedCanonicals')?.map(({ address }) => address);
};

describe('statedCanonicals', () => {
	it.each([
		['an element', '<link rel="canonical" href="/rye">', undefined, ['https://example.com/rye']],
		['a header', '', '</rye>; rel="canonical"', ['https://example.com/rye']],
		[
			'both',
			'<link rel="canonical" href="https://example.com/rye">',
			'<https://example.com/wheat>; rel=canonical',
			['https://example.com/rye', 'https://example.com/wheat'],
		],
		['other headers', '', '</a.css>; rel=preload; as=style', []],
		['a header for another language', '', '</de>; rel="canonical"; hreflang="de"', []],
		['a header that is not a link', '', '/rye; rel=canonical', []],
		['the body', '<body><link rel="canonical" href="/rye">', undefined, []],
		['an empty address', '<link rel="canonical" href="">', undefined, []],
		['a tag for printing', '<link rel="canonical" href="/rye" media="print">', undefined, []],
		['a tag without a URL', '<link rel="canonical">', undefined, []],
		[
			'a tag without a valid URL',
			'<link rel="canonical" href="https://">',
			undefined,
			['https://'],
		],
	])('from %s', (_name, html, link, expected) => {
		expect(addressesOf(html, link)).toEqual(expected);
	});

	it('resolve against the base tag in the page, and against the page URL in a header', () => {
		const html = '<base href="https://example.org/"><link rel="canonical" href="rye">';
		expect(addressesOf(html, '<rye>; rel=canonical')).toEqual([
			'https://example.org/rye',
			'https://example.com/bread/rye',
		]);
	});

	it('are not read from headers of a different name', () => {
		const response = { status: 200, headers: [['x-link', '</rye>; rel=canonical']] as const };
		expect(factsOfHtml('', { response }).get('statedCanonicals')).toEqual([]);
	});

	it('stay as written if the URL of the page is not known', () => {
		const html = '<link rel="canonical" href=" /rye ">';
		expect(addressesOf(html, '<wheat>; rel=canonical', null)).toEqual(['/rye', 'wheat']);
	});

	it('cannot be known in a fragment', () => {
		const html = '<link rel="canonical" href="/rye">';
		expect(whyUnknown('statedCanonicals', html, { scope: 'fragment' })).toBe('fragment');
	});
});
