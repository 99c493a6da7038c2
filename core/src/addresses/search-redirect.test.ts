import { expect, test } from 'vitest';
import { searchRedirectTarget } from './search-redirect.ts';

test.each([
	[
		'https://www.google.com/url?q=https://example.com/rye?a%3D1%26b&sa=D',
		'https://example.com/rye?a=1&b',
	],
	['https://www.google.co.uk/url?sa=t&url=https%3A%2F%2Fexample.com%2F', 'https://example.com/'],
	['https://www.google.com/url?q=javascript:alert(1)', null],
	['https://www.google.com/url?sa=D', null],
	['https://www.google.com/search?q=https://example.com/', null],
	['https://google.example.com/url?q=https://example.com/', null],
	['/url?q=https://example.com/', null],
])('%s leads to %s', (href, target) => {
	expect(searchRedirectTarget(href)).toBe(target);
});
