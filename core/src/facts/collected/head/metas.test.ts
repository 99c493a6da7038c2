import { describe, expect, it } from 'vitest';
import { factsOfHtml, only } from '../../facts-of-html.fixtures.ts';

describe('robotsMetas', () => {
	it.each([
		['<meta name="robots" content=" noindex ">', { name: 'robots', content: 'noindex' }],
		['<meta name="GoogleBot" content="none">', { name: 'googlebot', inHead: true }],
		['<meta name="robots">', { content: '' }],
		['<body><meta name="robots" content="noindex">', { inHead: false }],
	])('%s', (html, expected) => {
		expect(only(factsOfHtml(html).get('robotsMetas'))).toMatchObject(expected);
	});

	it.each([
		'<meta property="robots" content="noindex">',
		'<meta name="otherbot" content="noindex">',
		'<noscript><meta name="robots" content="noindex"></noscript>',
	])('%s is not a robots meta tag', (html) => {
		expect(factsOfHtml(html).get('robotsMetas')).toEqual([]);
	});
});

describe('viewportTags', () => {
	it('are all found, wherever they are', () => {
		const html =
			'<meta name="viewport" content="width=1024"><body><meta name="VIEWPORT" content="initial-scale=1">';
		const contents = factsOfHtml(html)
			.get('viewportTags')
			?.map(({ content }) => content);
		expect(contents).toEqual(['width=1024', 'initial-scale=1']);
	});
});

describe('baseUrl', () => {
	it.each([
		['', 'https://example.com/bread/sourdough'],
		['<base href="/recipes/">', 'https://example.com/recipes/'],
		[
			'<base href="https://one.example/"><base href="https://two.example/">',
			'https://one.example/',
		],
		['<base target="_blank">', 'https://example.com/bread/sourdough'],
		['<base href="https://">', 'https://example.com/bread/sourdough'],
		['<base href="data:text/html,bread">', 'https://example.com/bread/sourdough'],
	])('with %j is %s', (html, base) => {
		expect(factsOfHtml(html).get('baseUrl')).toBe(base);
	});

	it('cannot be known without the URL of the page', () => {
		const facts = factsOfHtml('<base href="https://one.example/">', { url: null });
		expect(facts.get('baseUrl')).toBeNull();
		expect(facts.reason('baseUrl')).toBe('no_url');
	});
});
