import { describe, expect, it } from 'vitest';
import { factsOfHtml, whyUnknown } from '../../facts-of-html.fixtures.ts';

const versionsOf = (html: string, ...links: readonly string[]) => {
	const response = { status: 200, headers: links.map((link) => ['link', link] as const) };
	const facts = factsOfHtml(html, { response });
	return facts.get('statedHreflangs')?.map(({ address, code }) => `${code} ${address}`);
};

describe('statedHreflangs', () => {
	it.each([
		['nothing', '', [], []],
		[
			'an element',
			'<link rel="alternate" hreflang="de" href="/roggen">',
			[],
			['de https://example.com/roggen'],
		],
		[
			'headers',
			'',
			['</roggen>; rel="alternate"; hreflang="de", </seigle>; rel=alternate; hreflang=fr'],
			['de https://example.com/roggen', 'fr https://example.com/seigle'],
		],
		[
			'a header for two languages',
			'',
			['</rye>; rel="alternate"; hreflang="en-GB"; hreflang="en-US"'],
			['en-GB https://example.com/rye', 'en-US https://example.com/rye'],
		],
		[
			'both',
			'<link rel="alternate" hreflang="de" href="/roggen">',
			['</seigle>; rel=alternate; hreflang=fr'],
			['de https://example.com/roggen', 'fr https://example.com/seigle'],
		],
		[
			'headers of other kinds',
			'',
			['</de>; rel=canonical; hreflang=de', '</a>; rel=alternate'],
			[],
		],
	])('from %s', (_name, html, links, versions) => {
		expect(versionsOf(html, ...links)).toEqual(versions);
	});

	it('resolve against the base tag in the page, and against the page URL in a header', () => {
		const html =
			'<base href="https://example.org/"><link rel="alternate" hreflang="de" href="roggen">';
		expect(versionsOf(html, '<seigle>; rel=alternate; hreflang=fr')).toEqual([
			'de https://example.org/roggen',
			'fr https://example.com/bread/seigle',
		]);
	});

	it('have no node in a header, which counts like the head', () => {
		const response = {
			status: 200,
			headers: [['link', '</de>; rel=alternate; hreflang=de']] as const,
		};
		expect(factsOfHtml('', { response }).get('statedHreflangs')).toMatchObject([
			{ inHead: true, node: null },
		]);
	});

	it('cannot be known in a fragment', () => {
		expect(whyUnknown('statedHreflangs', '<p>Rye', { scope: 'fragment' })).toBe('fragment');
	});
});
