import { describe, expect, it } from 'vitest';
import { factsOfHtml } from '../../facts-of-html.fixtures.ts';

const markup = (json: string) => `<script type="application/ld+json">${json}</script>`;
const at = (path: string) => `https://example.com${path}`;

describe('pageType', () => {
	it.each([
		['/', 'home'],
		['/index.html', 'home'],
		['/de/', 'home'],
		['/?utm_source=letter&lang=de', 'home'],
		['/?p=31228', 'other'],
		['/index.php?option=com_content&id=7', 'other'],
		['/?s=bread', 'search'],
		['/search?q=bread', 'search'],
		['/login', 'login'],
		['/wp-login.php', 'login'],
		['/shop/cart/', 'cart'],
		['/danke', 'thank-you'],
		['/docs/start', 'docs'],
		['/bread/sourdough', 'other'],
		['/research/bread', 'other'],
		['/shopping-cart-history', 'other'],
		['/bread/signing', 'other'],
	])('at %s is %s', (path, type) => {
		expect(factsOfHtml('', { url: at(path) }).get('pageType')).toBe(type);
	});

	it.each([
		[markup('{"@type": "Product"}'), 'product'],
		[markup('{"@graph": [{"@type": ["NewsArticle"]}]}'), 'article'],
		[markup('{"@type": "CollectionPage"}'), 'listing'],
		['<meta property="og:type" content="Article">', 'article'],
		['<meta property="og:type" content="website">', 'other'],
	])('with %s is %s', (html, type) => {
		expect(factsOfHtml(html).get('pageType')).toBe(type);
	});

	it('is an error page because of the status alone', () => {
		const response = { status: 404, headers: null };
		expect(factsOfHtml(markup('{"@type": "Product"}'), { response }).get('pageType')).toBe('error');
	});

	it('follows from the content if the URL is not known', () => {
		expect(factsOfHtml(markup('{"@type": "Recipe"}'), { url: null }).get('pageType')).toBe(
			'article',
		);
	});
});
