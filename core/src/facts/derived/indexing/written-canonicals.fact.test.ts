import { describe, expect, it } from 'vitest';
import { factsOfHtml, whyUnknown } from '../../facts-of-html.fixtures.ts';

const writtenOf = (html: string, link?: string) => {
	const headers = link === undefined ? [] : [['link', link] as const];
	const facts = factsOfHtml(html, { response: { status: 200, headers } });
	return facts.get('writtenCanonicals')?.map(({ href, qualifiers }) => [href, ...qualifiers]);
};

describe('writtenCanonicals', () => {
	it.each([
		['nothing', '', undefined, []],
		['an element', '<link rel="canonical" href=" /rye ">', undefined, [[' /rye ']]],
		['an element without a URL', '<link rel="canonical">', undefined, [[null]]],
		['the body', '<body><link rel="canonical" href="/rye">', undefined, []],
		['a header', '', '<rye>; rel="canonical"', [['rye']]],
		['a header with a title', '', '</rye>; rel=canonical; title="Rye"', [['/rye']]],
		['a header for a language', '', '</de>; rel=canonical; hreflang=de', [['/de', 'hreflang']]],
		[
			'both',
			'<link rel="canonical" href="/rye" media="print">',
			'</wheat>; rel=canonical',
			[['/rye', 'media'], ['/wheat']],
		],
	])('from %s', (_name, html, link, expected) => {
		expect(writtenOf(html, link)).toEqual(expected);
	});

	it('cannot be known in a fragment', () => {
		expect(whyUnknown('writtenCanonicals', '<p>Rye', { scope: 'fragment' })).toBe('fragment');
	});
});
