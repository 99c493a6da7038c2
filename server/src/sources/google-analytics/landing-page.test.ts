import { expect, test } from 'vitest';
import { isInSite, landingUrl } from './landing-page.ts';

test.each([
	['/', 'example.com', 'https://example.com/'],
	['/bread?flour=rye', 'example.com', 'https://example.com/bread?flour=rye'],
	['bread', 'example.com', 'https://example.com/bread'],
	['/blog/bread', 'example.com/blog', 'https://example.com/blog/bread'],
	['(not set)', 'example.com', null],
	['(other)', 'example.com', null],
	['', 'example.com', null],
])('landing page “%s” of %s is %s', (landingPage, domain, url) => {
	expect(landingUrl(landingPage, domain)).toBe(url);
});

test.each([
	['/bread', 'example.com', true],
	['/blog', 'example.com/blog', true],
	['/blog/bread?x=1', 'example.com/blog', true],
	['/blog?x=1', 'example.com/blog', true],
	['/blogs', 'example.com/blog', false],
	['/', 'example.com/blog', false],
])('landing page “%s” belongs to %s: %s', (landingPage, domain, expected) => {
	expect(isInSite(landingPage, domain)).toBe(expected);
});
