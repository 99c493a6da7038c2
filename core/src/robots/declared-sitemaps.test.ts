import { expect, test } from 'vitest';
import { declaredSitemaps } from './declared-sitemaps.ts';

test('lists each absolute URL once, wherever it is', () => {
	const text = [
		'Sitemap: https://a.example/one.xml # all pages',
		'User-agent: *',
		'Disallow: /cart',
		'sitemap:https://a.example/two.xml.gz',
		'Site-map: https://a.example/one.xml',
		'Sitemap: /three.xml',
		'Sitemap: https://',
	].join('\r\n');
	expect(declaredSitemaps(text)).toEqual([
		'https://a.example/one.xml',
		'https://a.example/two.xml.gz',
	]);
});
