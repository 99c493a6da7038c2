import { describe, expect, test } from 'vitest';
import { isOfSite, type Target } from './match-site.ts';

type Mode = Target['matchMode'];

const examples: readonly (readonly [string, Mode, string, boolean])[] = [
	// the domain and its subdomains
	['example.com', 'domain', 'https://example.com/', true],
	['example.com', 'domain', 'http://example.com/a?b#c', true],
	['example.com', 'domain', 'https://www.example.com/a', true],
	['example.com', 'domain', 'https://shop.example.com/a', true],
	['example.com', 'domain', 'https://a.b.example.com/', true],
	['example.com', 'domain', 'https://notexample.com/', false],
	['example.com', 'domain', 'https://example.com.evil.test/', false],
	['example.com', 'domain', 'https://evil.test/?u=https://example.com/', false],
	['example.com', 'domain', 'https://example.com@evil.test/', false],
	['example.com', 'domain', 'https://example.org/', false],
	// public suffixes
	['example.co.uk', 'domain', 'https://other.co.uk/', false],
	['example.co.uk', 'domain', 'https://co.uk/', false],
	['example.co.uk', 'domain', 'https://www.example.co.uk/', true],
	['alice.github.io', 'domain', 'https://bob.github.io/', false],
	['alice.github.io', 'domain', 'https://github.io/', false],
	// only that host
	['example.com', 'host', 'https://example.com/a', true],
	['example.com', 'host', 'https://www.example.com/a', true],
	['example.com', 'host', 'https://shop.example.com/a', false],
	['shop.example.com', 'host', 'https://example.com/a', false],
	['shop.example.com', 'domain', 'https://example.com/a', false],
	['shop.example.com', 'host', 'https://www.shop.example.com/a', true],
	// case, trailing dots, ports
	['example.com', 'host', 'HTTPS://EXAMPLE.COM/', true],
	['example.com', 'host', 'https://example.com./a', true],
	['example.com', 'host', 'https://example.com:8443/a', true],
	['example.com:8443', 'host', 'https://example.com:8443/a', true],
	['example.com:8443', 'host', 'https://example.com/a', false],
	// IDN
	['xn--bckerei-5wa.example', 'host', 'https://bäckerei.example/brot', true],
	['bäckerei.example', 'host', 'https://xn--bckerei-5wa.example/brot', true],
	['xn--wgv71a119e.jp', 'domain', 'https://www.日本語.jp/', true],
	['xn--bckerei-5wa.example', 'host', 'https://backerei.example/', false],
	// folders
	['example.com/shop', 'prefix', 'https://example.com/shop', true],
	['example.com/shop', 'prefix', 'https://www.example.com/shop/', true],
	['example.com/shop/', 'prefix', 'https://example.com/shop/a?b', true],
	['example.com/shop', 'prefix', 'https://example.com/shop?page=2', true],
	['example.com/shop', 'prefix', 'https://example.com/shopping', false],
	['example.com/shop', 'prefix', 'https://example.com/', false],
	['example.com/shop', 'prefix', 'https://example.com/Shop', false],
	['example.com/shop', 'prefix', 'https://a.example.com/shop', false],
	['example.com/shop', 'domain', 'https://a.example.com/shop/b', true],
	['example.com/shop', 'domain', 'https://example.com/blog', false],
	['example.jp/ブログ', 'prefix', 'https://example.jp/%e3%83%96%e3%83%ad%e3%82%b0/1', true],
	['example.com', 'prefix', 'https://example.com/any', true],
	// not web URLs
	['example.com', 'domain', 'example.com', false],
	['example.com', 'domain', '', false],
	['example.com', 'domain', 'ftp://example.com/', false],
	['example.com', 'domain', 'mailto:a@example.com', false],
	['', 'domain', 'https://example.com/', false],
];

describe('which result belongs to the site', () => {
	test.each(examples)('%s as %s and %s: %s', (domain, matchMode, url, expected) => {
		expect(isOfSite(url, { domain, matchMode })).toBe(expected);
	});
});
