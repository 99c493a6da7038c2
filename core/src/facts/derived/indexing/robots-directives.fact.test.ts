import { describe, expect, it } from 'vitest';
import { factsOfHtml, whyUnknown } from '../../facts-of-html.fixtures.ts';
import type { ResponseFacts } from '../../page-facts.ts';

const noindex = '<meta name="robots" content="noindex">';

const directivesOf = (html: string, headers: ResponseFacts['headers'] = []) =>
	factsOfHtml(html, { response: { status: 200, headers } })
		.get('robotsDirectives')
		?.map(({ crawler, name, source, value }) => [source, crawler, name, value]);

describe('robotsDirectives', () => {
	it.each([
		[noindex, [['meta', 'robots', 'noindex', null]]],
		[
			'<meta name="GoogleBot" content="None, max-snippet: 20">',
			[
				['meta', 'googlebot', 'none', null],
				['meta', 'googlebot', 'max-snippet', '20'],
			],
		],
		[`<body>${noindex}`, [['meta', 'robots', 'noindex', null]]],
		['<meta name="robots" content="no index">', [['meta', 'robots', 'no index', null]]],
		['<meta name="robots" content=" , "><meta name="robots">', []],
	])('are read from %s', (html, directives) => {
		expect(directivesOf(html)).toEqual(directives);
	});

	it('are read from headers, which come after meta tags', () => {
		const headers = [
			['content-type', 'text/html'],
			['x-robots-tag', 'nofollow'],
			['x-robots-tag', 'bingbot: none'],
			['x-robots-tag', ''],
		] as const;
		expect(directivesOf(noindex, headers)).toEqual([
			['meta', 'robots', 'noindex', null],
			['header', 'robots', 'nofollow', null],
			['header', 'bingbot', 'none', null],
		]);
	});

	it('name the place of a meta tag', () => {
		const headers = [['x-robots-tag', 'noindex']] as const;
		const facts = factsOfHtml(`<title>Rye</title>${noindex}`, {
			response: { status: 200, headers },
		});
		expect(facts.get('robotsDirectives')?.map(({ node }) => node)).toEqual([18, null]);
	});

	it('come from the page alone if the headers are not known', () => {
		expect(directivesOf(noindex, null)).toHaveLength(1);
		expect(factsOfHtml(noindex).get('robotsDirectives')).toHaveLength(1);
	});

	it('cannot be known in a fragment', () => {
		expect(whyUnknown('robotsDirectives', noindex, { scope: 'fragment' })).toBe('fragment');
	});
});
