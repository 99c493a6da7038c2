import { expect, test } from 'vitest';
import { isSameSite, siteFor } from './bing-api.ts';

const site = (url: string, isVerified = true) => ({ url, isVerified });

test('among the sites of a domain, verified ones come first, then those with https', () => {
	const sites = [
		site('https://other.example/'),
		site('https://www.bakery.example/', false),
		site('http://bakery.example/'),
	];
	expect(siteFor('bakery.example', sites)?.url).toBe('http://bakery.example/');
	expect(siteFor('bakery.example', [...sites, site('https://bakery.example/')])?.url).toBe(
		'https://bakery.example/',
	);
	expect(siteFor('cakes.example', sites)).toBeNull();
});

test('a trailing slash does not make a different site', () => {
	expect(isSameSite('https://Bakery.example/', 'https://bakery.example')).toBe(true);
	expect(isSameSite('http://bakery.example/', 'https://bakery.example/')).toBe(false);
});
