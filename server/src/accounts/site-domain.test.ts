import { expect, test } from 'vitest';
import { siteDomain } from './site-domain.ts';

test.each([
	['example.com', 'example.com'],
	[' HTTPS://WWW.Example.com/ ', 'example.com'],
	['bücher.example', 'xn--bcher-kva.example'],
	['www.日本語.jp.', 'xn--wgv71a119e.jp'],
	['example.com/shop/?utm_source=x', 'example.com/shop'],
	['localhost:8080', 'localhost:8080'],
	['127.0.0.1', '127.0.0.1'],
	['', null],
	['our bakery', null],
	['example..com', null],
	['user@example.com', null],
	[`${'a'.repeat(64)}.com`, null],
])('the domain of %j is %j', (text, domain) => {
	expect(siteDomain(text)).toBe(domain);
});
