import { expect, test } from 'vitest';
import { describeRobots, robotsAccess } from './describe-robots.ts';

const text = `Disallow: /orphan
User-agent: GPTBot
User-agent: CCBot
Disallow: /

User-Agent: *
Allow: /shop/*.html$
Disallow: /shop # not yet
Dizallow: /typo
Sitemap: https://a.example/sitemap.xml
Sitemap: /relative.xml`;

test('lists the rules of each agent with their lines, and the lines that do not work', () => {
	const { faults, groups, sitemaps } = describeRobots(text, 'en');

	expect(groups).toEqual([
		{ agent: 'gptbot', rules: [{ text: 'Disallow: /', line: 4 }] },
		{ agent: 'ccbot', rules: [{ text: 'Disallow: /', line: 4 }] },
		{
			agent: '*',
			rules: [
				{ text: 'Allow: /shop/*.html$', line: 7 },
				{ text: 'Disallow: /shop', line: 8 },
			],
		},
	]);
	expect(sitemaps).toEqual(['https://a.example/sitemap.xml']);
	expect(faults).toEqual([
		expect.stringContaining('disallow: /orphan'),
		expect.stringMatching(/“dizallow”.*“disallow”/),
		expect.stringContaining('/relative.xml'),
	]);
});

test('says for a URL which crawlers may fetch it, and by which line', () => {
	const access = (path: string, name: string) =>
		robotsAccess(text, new URL(path, 'https://a.example')).find(({ crawler }) => crawler === name);

	expect(access('/shop/a', 'Googlebot')).toMatchObject({ isAllowed: false, line: 8 });
	expect(access('/shop/a.html', 'Googlebot')).toMatchObject({ isAllowed: true, line: 7 });
	expect(access('/about', 'Googlebot')).toMatchObject({ isAllowed: true, because: '', line: null });
	expect(access('/about', 'GPTBot')).toMatchObject({ isAllowed: false, because: 'Disallow: /' });
});

test('a web page as robots.txt is named as such', () => {
	expect(describeRobots('<!doctype html><p>No', 'en').faults).toEqual([
		'The server returns a web page as robots.txt',
	]);
});
