import { expect, test } from 'vitest';
import { ownersOf } from './owners-of.ts';

const sites = ['bakery.example', 'www.pottery.example', 'shop.bakery.example', 'パン.example'].map(
	(domain) => ({ key: domain, title: domain, domain, engines: [] }),
);

const domainsFor = (url: string) => ownersOf(url, sites).map(({ domain }) => domain);

test.each([
	['https://bakery.example/bread', 'bakery.example'],
	['https://www.bakery.example/', 'bakery.example'],
	['https://blog.bakery.example/', 'bakery.example'],
	['https://shop.bakery.example/', 'shop.bakery.example'],
	['https://pottery.example/mugs', 'www.pottery.example'],
	['https://パン.example/', 'パン.example'],
	['https://notbakery.example/', []],
	['https://bakery.example.net/', []],
	['file:///home/me/page.html', []],
])('%s belongs to %s', (url, domain) => {
	expect(domainsFor(url)).toEqual([domain].flat());
});

test('returns all sites that share a domain', () => {
	const [bakery] = sites;
	if (!bakery) throw new Error('There is a first site.');
	const twin = { ...bakery, key: 'twin', domain: 'www.bakery.example' };

	expect(ownersOf('https://bakery.example/', [bakery, twin])).toEqual([bakery, twin]);
});
