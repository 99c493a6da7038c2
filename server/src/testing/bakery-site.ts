import { gzipSync } from 'node:zlib';
import { localSite, page, redirect } from './local-site.ts';

interface Part {
	readonly title: string;
	readonly head?: string;
	readonly body?: string;
}

const html = ({ title, head = '', body = '' }: Part) =>
	`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${title}</title>
<meta name="description" content="About ${title}: flour, water, salt and a long night."><meta name="viewport" content="width=device-width">
${head}</head>
<body><main><h1>${title}</h1><p>Flour, water, salt and time.</p>${body}</main></body></html>`;

const links = (...paths: readonly string[]) =>
	paths.map((path) => `<a href="${path}">the page ${path.slice(1) || 'home'}</a>`).join('\n');

/**
 * A small site with one example of each problem that only several pages reveal: equal titles,
 * broken and redirected links, language versions that do not link back, canonicals of missing
 * pages, sitemaps in an index (one of them compressed) that list unlinked pages and noindex pages.
 */
export async function bakerySite() {
	const routes: Record<string, ReturnType<typeof page>> = {};
	const site = await localSite(routes);
	const { url } = site;
	const add = (path: string, part: Part) => {
		routes[path] = page(html(part));
	};
	const versions = (...listed: readonly [code: string, path: string][]) =>
		listed
			.map(([code, path]) => `<link rel="alternate" hreflang="${code}" href="${url(path)}">`)
			.join('');
	const urlset = (entries: string) =>
		`<?xml version="1.0"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries}</urlset>`;
	const entry = (address: string, more = '') => `<url><loc>${address}</loc>${more}</url>`;
	const xml = { 'content-type': 'application/xml' };

	add('/', {
		title: 'The bakery',
		body: links(
			'/rye',
			'/rolls',
			'/old-cakes',
			'/gone',
			'/list?page=1',
			'/copy',
			'/lost',
			'/en/shop',
			'/de/laden',
			'/fr/magasin',
		),
	});
	add('/rye', { title: 'Dark bread', body: links('/', '/list?page=1') });
	add('/rolls', { title: 'Dark bread', body: links('/', '/gone') });
	add('/cakes', { title: 'Cakes for guests', body: links('/') });
	routes['/old-cakes'] = redirect('/cakes');
	add('/list?page=1', { title: 'All our breads', body: links('/list?page=2') });
	add('/list?page=2', { title: 'All our breads', body: links('/list?page=1') });
	add('/copy', { title: 'Dark bread', head: `<link rel="canonical" href="${url('/rye')}">` });
	add('/lost', { title: 'Lost and found', head: `<link rel="canonical" href="${url('/gone')}">` });
	add('/en/shop', {
		title: 'Our shop',
		head: versions(['en', '/en/shop'], ['de', '/de/laden'], ['fr', '/fr/magasin']),
	});
	add('/de/laden', { title: 'Our shop', head: versions(['en', '/en/shop'], ['de', '/de/laden']) });
	add('/fr/magasin', { title: 'Notre magasin', head: versions(['fr', '/fr/magasin']) });
	add('/alone', { title: 'A page by itself' });
	add('/secret', { title: 'Prices for friends', head: '<meta name="robots" content="noindex">' });
	routes['/robots.txt'] = page(
		`User-agent: *\nDisallow: /cellar\n\nSitemap: ${url('/sitemaps.xml')}\n`,
		{ 'content-type': 'text/plain' },
	);
	routes['/sitemaps.xml'] = page(
		`<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><sitemap><loc>${url('/breads.xml')}</loc></sitemap><sitemap><loc>${url('/others.xml.gz')}</loc></sitemap><sitemap><loc>${url('/missing.xml')}</loc></sitemap></sitemapindex>`,
		xml,
	);
	routes['/breads.xml'] = page(
		urlset(
			entry(url('/')) +
				entry(url('/rye'), '<lastmod>2062-01-01</lastmod>') +
				entry(url('/old-cakes'), '<lastmod>2026-10-01T10:00:00Z</lastmod>') +
				entry('https://other.example/bread'),
		),
		xml,
	);
	routes['/others.xml.gz'] = page(
		gzipSync(urlset(entry(url('/alone')) + entry(url('/secret')) + entry(url('/cellar')))),
		{ 'content-type': 'application/gzip' },
	);
	return { ...site, allow: { PLUMBLINE_ALLOW_HOSTS: site.host } };
}
