import { describe, expect, it } from 'vitest';
import { folderUrls, linkStyleOf } from './folder-urls.ts';

const files = new Set([
	'index.html',
	'about.html',
	'breads/index.html',
	'breads/rye & spelt.html',
	'menu.pdf',
]);
const base = new URL('https://example.com/shop/');
const urls = (hasEnding: boolean, hasSlash: boolean) =>
	folderUrls(files, base, { hasEnding, hasSlash });
const at = (path: string) => `https://example.com/shop/${path}`;

describe('the URL of a file', () => {
	it.each([
		['index.html', '', ''],
		['about.html', 'about.html', 'about'],
		['breads/index.html', 'breads/', 'breads'],
		['breads/rye & spelt.html', 'breads/rye%20%26%20spelt.html', 'breads/rye%20%26%20spelt'],
	])('%s follows the links of the site', (file, whole, short) => {
		expect(urls(true, true).urlOf(file)).toBe(at(whole));
		expect(urls(false, false).urlOf(file)).toBe(at(short));
	});

	it.each(['about', 'about.html', 'about?from=menu', 'about#top'])('is one for %s', (path) => {
		expect(urls(true, true).mainUrl(at(path))).toBe(at('about.html'));
	});

	it.each(['breads', 'breads/', 'breads/index.html'])('is one for %s', (path) => {
		expect(urls(false, false).mainUrl(at(path))).toBe(at('breads'));
	});
});

describe('a URL is missing', () => {
	it.each([
		[at('gone.html'), true],
		[at('breads/rye%20&%20spelt.html'), false],
		[at('menu.pdf'), false],
		[at('Menu.pdf'), true],
		['https://example.com/outside.html', false],
		['https://example.org/shop/gone.html', false],
		[at('%E0%A4%A'), false],
	])('%s: %s', (address, isMissing) => {
		expect(urls(true, true).statusOf(address) === 404).toBe(isMissing);
	});

	it('is unknown where the host has rules of its own', () => {
		const rules = { redirects: new Map(), unknown: ['/shop/blog/'] };
		const { statusOf } = folderUrls(files, base, { hasEnding: true, hasSlash: true }, rules);
		expect(statusOf(at('blog/gone.html'))).toBeNull();
		expect(statusOf(at('gone.html'))).toBe(404);
	});
});

describe('the style of links', () => {
	const styleOf = (html: string) => linkStyleOf([{ path: 'breads/index.html', html }], files, base);

	it.each([
		['<a href="../about.html">', true, true],
		["<a href='../about'>", false, true],
		['<a href=/shop/breads>', true, false],
		['<a href=/shop/breads/>', true, true],
		['<link rel="canonical" href="https://example.com/shop/about">', false, true],
		['<a href="/shop/">', true, true],
		['', true, true],
	])('of %s', (html, hasEnding, hasSlash) => {
		expect(styleOf(html)).toEqual({ hasEnding, hasSlash });
	});

	it('does not follow from links of a page to itself', () => {
		const own = '<a href="#milk"> <a href=" #salt"> <a href="?day=1"> <a href="">';
		const html = `${own} <a href="breads/rye%20%26%20spelt">`;
		expect(linkStyleOf([{ path: 'about.html', html }], files, base).hasEnding).toBe(false);
	});
});
