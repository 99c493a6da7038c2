import { expect, test } from 'vitest';
import { domainOfProperty, isUnder, propertyFor } from './property.ts';

const permissionLevel = 'siteOwner';

test.each([
	['sc-domain:Example.com', 'example.com'],
	['sc-domain:bäckerei.example', 'xn--bckerei-5wa.example'],
	['https://www.example.com/', 'example.com'],
	['https://example.com/shop/', 'example.com/shop'],
	['android-app://com.example/', null],
])('%s belongs to the site %s', (siteUrl, domain) => {
	expect(domainOfProperty(siteUrl)).toBe(domain);
});

test.each([
	['sc-domain:example.com', 'https://example.com/a', true],
	['sc-domain:example.com', 'http://shop.example.com/', true],
	['sc-domain:example.com', 'https://badexample.com/', false],
	['https://example.com/', 'https://example.com/a', true],
	['https://example.com/', 'https://www.example.com/a', false],
	['https://example.com/', 'https://example.com.evil.test/', false],
	['sc-domain:example.com', '', false],
])('%s contains %s: %s', (siteUrl, url, expected) => {
	expect(isUnder(siteUrl, url)).toBe(expected);
});

test.each([
	[
		['http://example.com/', 'https://www.example.com/', 'sc-domain:example.com'],
		'sc-domain:example.com',
	],
	[['http://example.com/', 'https://www.example.com/'], 'https://www.example.com/'],
	[['sc-domain:other.com', 'https://example.com/shop/'], null],
	[['sc-domain:shop.example.com'], null],
])('from %j, example.com is read from %s', (names, expected) => {
	const properties = names.map((siteUrl) => ({ siteUrl, permissionLevel }));
	expect(propertyFor('example.com', properties)?.siteUrl ?? null).toBe(expected);
});

test('a property without read permission is not chosen', () => {
	const unverified = { siteUrl: 'sc-domain:example.com', permissionLevel: 'siteUnverifiedUser' };
	expect(propertyFor('example.com', [unverified])).toBeNull();
});
