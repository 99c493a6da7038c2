import { describe, expect, it } from 'vitest';
import { factsOfHtml, whyUnknown } from '../../facts-of-html.fixtures.ts';

const page = 'https://example.com/bread/sourdough';
const baseOf = (html: string) => factsOfHtml(html, { url: page }).get('baseUrl');

describe('baseUrl', () => {
	it.each([
		['', page],
		['<base href="/recipes/">', 'https://example.com/recipes/'],
		[
			'<base href="https://one.example/"><base href="https://two.example/">',
			'https://one.example/',
		],
		['<base target="_blank">', page],
		['<base href="">', page],
		['<base href="https://">', page],
		['<base href="data:text/html,bread">', page],
		['<base href="javascript:bread()">', page],
	])('with %j is %s', (html, base) => {
		expect(baseOf(html)).toBe(base);
	});

	it('ignores a base that is longer than any URL', () => {
		expect(baseOf(`<base href="/${'a'.repeat(5000)}/">`)).toBe(page);
	});

	it('is the URL of the page in a fragment, which has no base tag', () => {
		const facts = factsOfHtml('<base href="/recipes/">', { scope: 'fragment', url: page });
		expect(facts.get('baseUrl')).toBe(page);
	});

	it('cannot be known without the URL of the page', () => {
		const html = '<base href="https://one.example/">';
		expect(whyUnknown('baseUrl', html, { url: null })).toBe('no_url');
	});
});
