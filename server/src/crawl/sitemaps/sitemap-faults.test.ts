import { expect, test } from 'vitest';
import { parseSitemap } from './parse-sitemap.ts';
import { sitemapFaults } from './sitemap-faults.ts';

const url = 'https://a.example/sitemap.xml';

function faults(text: string) {
	const sitemap = parseSitemap(text);
	if (!sitemap) throw new Error('Not a sitemap');
	const now = new Date('2026-11-21T12:00:00Z');
	return sitemapFaults(url, { ...sitemap, text }, { siteHost: 'www.a.example', now });
}

const entry = (address: string, date = '2026-11-01') =>
	`<url><loc>${address}</loc><lastmod>${date}</lastmod></url>`;

test.each([
	'2026',
	'2026-11',
	'2026-11-21',
	'2026-11-21T09:30Z',
	'2026-11-21T09:30:15.45+01:00',
	'2026-11-22T00:00:00+14:00',
])('the date %s is valid', (date) => {
	expect(faults(`<urlset>${entry('https://a.example/', date)}</urlset>`)).toEqual([]);
});

test.each(['21.11.2026', '2026-13-01', '0001-01-01', '2026-11-21 09:30:00', '2027-01-01'])(
	'the date %s is not valid',
	(date) => {
		expect(faults(`<urlset>${entry('https://a.example/', date)}</urlset>`)).toEqual([
			{ kind: 'wrong_date', sitemap: url, count: 1, example: date },
		]);
	},
);

test('pages of other hosts are counted; a host with and without www is the same', () => {
	const hosts = ['www.a.example', 'a.example', 'b.example', 'c.a.example'];
	const text = `<urlset>${hosts.map((host) => entry(`https://${host}/`)).join('')}</urlset>`;
	expect(faults(text)).toEqual([
		{ kind: 'other_host', sitemap: url, count: 2, example: 'https://b.example/' },
	]);
});

test('an index may name sitemaps of other hosts', () => {
	expect(
		faults('<sitemapindex><sitemap><loc>https://cdn.example/1.xml</loc></sitemap></sitemapindex>'),
	).toEqual([]);
});

test('more than 50,000 URLs are too many', () => {
	const text = `<urlset>${'<url><loc>https://a.example/</loc></url>'.repeat(50_001)}</urlset>`;
	expect(faults(text)).toMatchObject([{ kind: 'too_many', count: 50_001 }]);
});

test.each(['<lastmod>', '<lastmod ', `<lastmod>${' '.repeat(1_000_000)}`])(
	'megabytes of unclosed dates are parsed quickly: %.12s',
	(text) => {
		const content = text.repeat(Math.ceil(3_000_000 / text.length));
		expect(faults(`<urlset>${content}</urlset>`)).toEqual([]);
	},
);
