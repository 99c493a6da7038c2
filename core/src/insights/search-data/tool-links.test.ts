import { expect, it } from 'vitest';
import { toolLinks } from './tool-links.ts';

const linkOf = (name: string, address: string, robotsTxt: string | null = null) =>
	toolLinks(address, robotsTxt).find((link) => link.name === name)?.url;

it('opens the tools with the URL of the page', () => {
	const address = 'https://www.example.com/a?b=c&d#e';
	expect(linkOf('robots_txt', address)).toBe('https://www.example.com/robots.txt');
	expect(linkOf('rich_results', address)).toMatch(
		/\?url=https%3A%2F%2Fwww\.example\.com%2Fa%3Fb%3Dc%26d$/,
	);
	expect(linkOf('search_console', address)).toContain('resource_id=sc-domain%3Aexample.com&');
});

it('uses the sitemap that robots.txt names, if a browser can open it', () => {
	expect(linkOf('sitemap', 'https://a.example/', 'Sitemap: https://a.example/s.xml')).toBe(
		'https://a.example/s.xml',
	);
	expect(linkOf('sitemap', 'https://a.example/', 'Sitemap: javascript:alert(1)')).toBe(
		'https://a.example/sitemap.xml',
	);
});

it('removes user names and passwords from URLs', () => {
	const links = toolLinks('https://me:secret@a.example/b?c=d', null);
	expect(links).toHaveLength(9);
	expect(JSON.stringify(links)).not.toContain('secret');
});

it.each(['http://localhost:3000/a', 'http://192.168.1.4/a', 'https://shop.internal/a'])(
	'offers for %s no tool that cannot reach it',
	(address) => {
		expect(toolLinks(address, null).map(({ name }) => name)).toEqual([
			'robots_txt',
			'sitemap',
			'source',
		]);
	},
);

it('offers no tools for a file', () => {
	expect(toolLinks('file:///a.html', null)).toEqual([]);
});
