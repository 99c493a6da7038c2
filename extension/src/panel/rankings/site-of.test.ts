import { expect, test } from 'vitest';
import { siteOf } from './site-of.ts';

const sites = ['bakery.example', 'www.pottery.example', 'shop.bakery.example', 'パン.example'].map(
	(domain) => ({ key: domain, title: domain, domain, engines: [] }),
);

test.each([
	['https://bakery.example/bread', 'bakery.example'],
	['https://www.bakery.example/', 'bakery.example'],
	['https://blog.bakery.example/', 'bakery.example'],
	['https://shop.bakery.example/', 'shop.bakery.example'],
	['https://pottery.example/mugs', 'www.pottery.example'],
	['https://パン.example/', 'パン.example'],
	['https://notbakery.example/', undefined],
	['https://bakery.example.net/', undefined],
	['file:///home/me/page.html', undefined],
])('%s belongs to %s', (url, domain) => {
	expect(siteOf(url, sites)?.domain).toBe(domain);
});
