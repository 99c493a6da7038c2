import { expect, test } from 'vitest';
import { shortAddress } from './short-address.ts';

test.each([
	['https://example.com/', 'example.com'],
	['https://example.com/bread/sourdough?ref=nav#top', 'example.com/bread/sourdough?ref=nav'],
	['http://127.0.0.1:8080/a', '127.0.0.1:8080/a'],
	['https://example.jp/%E4%BA%AC%E9%83%BD', 'example.jp/京都'],
	['file:///home/me/page.html', '/home/me/page.html'],
	['about:srcdoc', 'srcdoc'],
])('shows %s as %s', (url, shown) => {
	expect(shortAddress(url)).toBe(shown);
});

test('keeps percent-encoding that is not valid UTF-8', () => {
	expect(shortAddress('https://example.jp/%E4%BA')).toBe('example.jp/%E4%BA');
});
