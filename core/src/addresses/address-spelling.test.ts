import { expect, it } from 'vitest';
import { addressDifference, withPlainEscapes } from './address-spelling.ts';

it.each([
	['https://example.com/a', 'https://example.com/a', 'none'],
	['https://example.com/a#top', 'https://example.com/a', 'none'],
	['https://example.com/a?utm_source=x&gclid=1', 'https://example.com/a', 'none'],
	['https://example.com/パン', 'https://example.com/%E3%83%91%E3%83%B3', 'none'],
	['http://example.com/a', 'https://example.com/a', 'scheme'],
	['https://www.example.com/a', 'https://example.com/a', 'spelling'],
	['https://example.com./a', 'https://example.com/a', 'spelling'],
	['https://example.com/a/', 'https://example.com/a', 'spelling'],
	['https://example.com/Straße', 'https://example.com/stra%c3%9fe', 'spelling'],
	['https://example.com/index.php', 'https://example.com/', 'spelling'],
	['https://example.com/100%', 'https://example.com/100%/', 'spelling'],
	['https://example.com/%61%7Eb', 'https://example.com/a~b', 'none'],
	['https://example.com/a%2fb', 'https://example.com/a%2Fb', 'none'],
	['https://example.com/a%2Fb', 'https://example.com/a/b', 'other'],
	['https://example.com/a%2Fb%E9/', 'https://example.com/a/b%E9', 'other'],
	['https://example.com/a%252Fb', 'https://example.com/a%2Fb', 'other'],
	['https://example.com/a%252Fb', 'https://example.com/a/b', 'other'],
	['https://example.com/a%28b%29', 'https://example.com/a(b)', 'spelling'],
	['https://example.com/%C3%89', 'https://example.com/%C3%A9', 'spelling'],
	['https://example.com/?a=1%26b=2', 'https://example.com/?a=1&b=2', 'parameters'],
	['https://example.com/?a%3Db=1', 'https://example.com/?a=b%3D1', 'parameters'],
	['https://example.com/?a=b%20c', 'https://example.com/?a=b+c', 'none'],
	['https://example.com/a?sort=price', 'https://example.com/a', 'parameters'],
	['https://example.com/?p=1', 'https://example.com/?p=2', 'parameters'],
	['https://example.com/a', 'https://example.com/b', 'other'],
	['https://example.com/a', 'https://example.org/a', 'other'],
	['https://shop.example.com/a', 'https://example.com/a', 'other'],
])('%s and %s: %s', (left, right, difference) => {
	expect(addressDifference(new URL(left), new URL(right))).toBe(difference);
});

it.each([
	['/%61%2D%7e%5F.html', '/a-~_.html'],
	['/%e3%83%91', '/%E3%83%91'],
	['/a%2fb%20c', '/a%2Fb%20c'],
	['/100%/%6', '/100%/%6'],
	['/bread?q=%c3%a9%41', '/bread?q=%C3%A9A'],
])('%s is %s without needless escapes', (written, plain) => {
	expect(withPlainEscapes(`https://example.com${written}`)).toBe(`https://example.com${plain}`);
});

it('reads a path of nothing but slashes in one pass', () => {
	const slashes = '/'.repeat(500_000);
	const hostile = new URL(`https://example.com${slashes}bread`);
	expect(addressDifference(hostile, new URL('https://example.com/bread'))).toBe('other');
});
