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

const protocol = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const urlset = (entries: string, namespace = protocol) =>
	`<?xml version="1.0"?><urlset xmlns="${namespace}">${entries}</urlset>`;

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
	expect(faults(urlset(entry('https://a.example/', date)))).toEqual([]);
});

test.each(['21.11.2026', '2026-13-01', '0001-01-01', '2026-11-21 09:30:00', '2027-01-01'])(
	'the date %s is not valid',
	(date) => {
		expect(faults(urlset(entry('https://a.example/', date)))).toEqual([
			{ kind: 'wrong_date', sitemap: url, count: 1, example: date },
		]);
	},
);

test('pages of other hosts are counted; a host with and without www is the same', () => {
	const hosts = ['www.a.example', 'a.example', 'b.example', 'c.a.example'];
	const text = urlset(hosts.map((host) => entry(`https://${host}/`)).join(''));
	expect(faults(text)).toEqual([
		{ kind: 'other_host', sitemap: url, count: 2, example: 'https://b.example/' },
	]);
});

test('an index may name sitemaps of other hosts', () => {
	expect(
		faults(
			`<sm:sitemapindex xmlns:sm="${protocol}"><sm:sitemap><sm:loc>https://cdn.example/1.xml</sm:loc></sm:sitemap></sm:sitemapindex>`,
		),
	).toEqual([]);
});

test('more than 50,000 URLs are too many', () => {
	const text = urlset('<url><loc>https://a.example/</loc></url>'.repeat(50_001));
	expect(faults(text)).toMatchObject([{ kind: 'too_many', count: 50_001 }]);
});

const home = entry('https://a.example/');

test.each([
	['https://www.sitemaps.org/schemas/sitemap/0.9', 'wrong_namespace'],
	['http://www.sitemaps.org/schemas/sitemap/0.9/', 'wrong_namespace'],
	['', 'no_namespace'],
])('the namespace “%s” is reported', (example, kind) => {
	expect(faults(urlset(home, example))).toEqual([{ kind, sitemap: url, count: 1, example }]);
});

test('a missing namespace is reported, also in an index', () => {
	for (const text of [`<urlset>${home}</urlset>`, '<sitemapindex></sitemapindex>']) {
		expect(faults(text)).toMatchObject([{ kind: 'no_namespace' }]);
	}
});

test.each([
	['an entity of HTML', entry('https://a.example/r&uuml;gen'), '&uuml;'],
	['a bare “&”', entry('https://a.example/?a=1&b=2'), '&b=2'],
	['a bare “&” in a link', `<url><x:link href="/?a&b"/></url>`, '&b'],
	['an entity in capitals', entry('https://a.example/?a&AMP;b'), '&AMP;'],
	['a tag that is not closed', '<url><loc>https://a.example/</loc>', '</urlset>'],
	['a tag that is closed in capitals', '<url></URL>', '</URL>'],
])('%s is reported', (_what, content, example) => {
	expect(faults(urlset(content))).toEqual([
		{ kind: 'broken_xml', sitemap: url, count: 1, example },
	]);
});

test('a file that ends too early is reported', () => {
	const text = urlset(home).slice(0, -'</urlset>'.length);
	expect(faults(text)).toMatchObject([{ kind: 'broken_xml', example: '<urlset>' }]);
});

test.each([
	['escapes', entry('https://a.example/?a&amp;b&#38;c&#x26;d&lt;&gt;&quot;&apos;')],
	['CDATA', '<url><loc><![CDATA[https://a.example/?a&b]]]]></loc></url>'],
	['comments and instructions', '<!-- <loc> & --><?note a & b?><url></url>'],
	['a “>” in an attribute', '<url><image:image title="a > b"/></url>'],
])('%s are well-formed', (_what, content) => expect(faults(urlset(content))).toEqual([]));

test('a file may define entities', () => {
	const text = `<!DOCTYPE urlset [<!ENTITY shop "https://a.example/">]>${urlset(entry('&shop;'))}`;
	expect(faults(text)).not.toContainEqual(expect.objectContaining({ kind: 'broken_xml' }));
});

test.each(['/rye', 'a.example/rye', '//a.example/rye'])('the URL %s is not absolute', (address) => {
	const relative = { kind: 'relative', sitemap: url, count: 1, example: address };
	expect(faults(urlset(entry(address)))).toEqual([relative]);
	const index = `<sitemapindex xmlns="${protocol}"><sitemap><loc>${address}</loc></sitemap></sitemapindex>`;
	expect(faults(index)).toEqual([relative]);
});

test('a feed has no faults but those of XML', () => {
	const feed = (link: string) =>
		`<rss version="2.0"><channel><item><link>${link}</link></item></channel></rss>`;
	expect(faults(feed('https://feeds.example/1'))).toEqual([]);
	expect(faults(feed('https://a.example/?a&b'))).toMatchObject([{ kind: 'broken_xml' }]);
});

test('a text has no faults of XML', () => expect(faults('https://a.example/?a=1&b=2')).toEqual([]));

test.each(['<lastmod>', '<lastmod ', '<a "', '&', ']]', `<lastmod>${' '.repeat(1_000_000)}`])(
	'megabytes of broken XML are parsed quickly: %.12s',
	(text) => {
		const content = text.repeat(Math.ceil(3_000_000 / text.length));
		expect(faults(urlset(content)).map(({ kind }) => kind)).not.toContain('wrong_date');
		expect(faults(urlset(`<![CDATA[${content}`))).toBeDefined();
	},
);
