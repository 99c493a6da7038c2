import { describe, expect, it } from 'vitest';
import { factsOfHtml, only, tooDeep, whyUnknown } from '../../facts-of-html.fixtures.ts';

describe('insecureResources', () => {
	it.each([
		['<script src="http://cdn.example/a.js"></script>', 'script'],
		['<script type="module" src=" HTTP://cdn.example/a.js"></script>', 'script'],
		['<link rel="stylesheet" href="http://cdn.example/a.css">', 'link'],
		['<iframe src="http://maps.example/"></iframe>', 'iframe'],
		['<object data="http://cdn.example/a.pdf"></object>', 'object'],
		['<form action="http://example.com/order"></form>', 'form'],
	])('%s', (html, element) => {
		expect(only(factsOfHtml(html).get('insecureResources'))).toMatchObject({ element });
	});

	it.each([
		'<script src="//cdn.example/a.js"></script>',
		'<script src="https://cdn.example/a.js"></script>',
		'<script type="text/plain" src="http://cdn.example/a.js"></script>',
		'<link rel="canonical" href="http://example.com/">',
		'<noscript><iframe src="http://counter.example/"></iframe></noscript>',
		'<form action="/order"></form>',
		'<form hidden action="http://count.example/"></form>',
		'<img src="http://example.com/loaf.jpg">',
	])('%s is not an insecure resource', (html) => {
		expect(factsOfHtml(html).get('insecureResources')).toEqual([]);
	});

	it('cannot be known where the page nests too deep', () => {
		expect(
			whyUnknown('insecureResources', `<form action="http://example.com/"></form>${tooDeep}`),
		).toBe('too_deep');
	});
});
