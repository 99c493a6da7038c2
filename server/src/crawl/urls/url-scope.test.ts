import { expect, test } from 'vitest';
import { crawlSettingsOf } from '../../testing/crawl-settings.ts';
import { createUrlScope } from './url-scope.ts';
import { sitemapDepth } from './url-state.ts';

const start = 'https://shop.example/';
const scopeOf = (settings: Parameters<typeof crawlSettingsOf>[0] = {}) =>
	createUrlScope(crawlSettingsOf({ start, ...settings }));
const near = { chain: 0, depth: 1 };

test.each([
	['https://shop.example/a#part', 'https://shop.example/a'],
	['https://www.shop.example/a', 'https://www.shop.example/a'],
	['https://shop.example/a;jsessionid=0A1B?x=1', 'https://shop.example/a?x=1'],
	['https://shop.example/a?PHPSESSID=abc&x=%20y', 'https://shop.example/a?x=%20y'],
	['https://shop.example/a?sid=0123456789abcdef0123456789', 'https://shop.example/a'],
	['https://shop.example/a?sid=5', 'https://shop.example/a?sid=5'],
	['https://user:secret@shop.example/a', 'https://shop.example/a'],
	['https://other.example/', null],
	['javascript:alert(1)', null],
	['https://shop.example/photo.JPG', null],
])('%s is requested as %s', (address, wanted) => {
	expect(scopeOf().wanted(address)?.href ?? null).toBe(wanted);
});

test('parameters that the crawl drops are not requested', () => {
	const scope = scopeOf({ dropParameters: ['ref'] });
	expect(scope.wanted('https://shop.example/a?ref=1&b=2')?.search).toBe('?b=2');
});

test.each([
	[{ include: ['/blog/*'] }, '/blog/a', null],
	[{ include: ['/blog/*'] }, '/shop', 'excluded'],
	[{ include: ['/blog/*'] }, '/', null],
	[{ exclude: ['*?*print=1*'] }, '/a?print=1', 'excluded'],
	[{ exclude: ['https://shop.example/x*'] }, '/xy', 'excluded'],
	[{}, '/a/b/a/b/a/b/', 'repeating'],
	[{}, `/${'a'.repeat(2100)}`, 'too_long'],
])('with %j, %s is left out as %s', (settings, path, reason) => {
	expect(scopeOf(settings).leftOut(new URL(path, start), near)).toBe(reason);
});

test('pages beyond the depth are left out, but not those of a sitemap', () => {
	const scope = scopeOf({ depth: 2 });
	const url = new URL('/a', start);
	expect(scope.leftOut(url, { chain: 0, depth: 3 })).toBe('too_deep');
	expect(scope.leftOut(url, { chain: 0, depth: sitemapDepth })).toBeNull();
});
