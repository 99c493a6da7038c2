import { describe, expect, it } from 'vitest';
import { factsOfHtml, only, whyUnknown } from '../../facts-of-html.fixtures.ts';

describe('openGraph', () => {
	it.each([
		['<meta property="og:title" content=" Rye ">', { property: 'og:title', content: 'Rye' }],
		['<meta property=" OG:Title " content="Rye">', { property: 'og:title' }],
		['<meta name="twitter:card" content="summary">', { property: 'twitter:card' }],
		['<meta property="article:author" name="author">', { property: 'article:author' }],
		['<meta property="og:image">', { property: 'og:image', content: '' }],
		['<body><meta property="og:title" content="Rye">', { property: 'og:title' }],
	])('%s', (html, expected) => {
		expect(only(factsOfHtml(html).get('openGraph'))).toMatchObject(expected);
	});

	it.each([
		'<meta property="og" content="Rye">',
		'<meta property="fb:app_id" content="1">',
		'<meta name="author" itemprop="og:title" content="Rye">',
		'<meta property="description" name="og:description" content="Rye">',
		'<noscript><meta property="og:title" content="Rye"></noscript>',
	])('%s is not an Open Graph tag', (html) => {
		expect(factsOfHtml(html).get('openGraph')).toEqual([]);
	});

	it('cannot be known in a fragment', () => {
		const html = '<meta property="og:title" content="Rye">';
		expect(whyUnknown('openGraph', html, { scope: 'fragment' })).toBe('fragment');
	});
});
