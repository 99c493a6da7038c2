import { expect, test } from 'vitest';
import { createPace } from '../../crawl/pace/pace.ts';
import { localSite, page, type Routes } from '../../testing/local-site.ts';
import { pageFetcher } from '../../testing/page-fetcher.ts';
import { lookAtSitemap, lookAtSitemapsOf, readNamedSitemap } from './look-at-sitemap.ts';

const file = page('<urlset><url><loc>/rye</loc></url></urlset>');
const busy = page('', { 'retry-after': '60' }, 503);
const robots: Routes[string] = ({ headers: { host } }, response) => {
	response.end(`Sitemap: http://${host}/old.xml\nSitemap: http://${host}/news.xml`);
};

/** The results of looks at a site with these files. */
async function looks(routes: Routes) {
	const { host, url } = await localSite(routes);
	const fetcher = pageFetcher({ allow: [host] });
	const { signal } = new AbortController();
	const around = { fetcher, now: Date.now, pace: createPace(0), signal };
	const said = (look: { readonly faults: readonly unknown[]; readonly isPartial?: boolean }) => {
		if (look.isPartial) return 'unknown';
		return look.faults.length > 0 ? 'gone' : 'there';
	};
	return {
		named: said((await readNamedSitemap(url('/pages.xml'), around)).look),
		again: said(await lookAtSitemap(url('/pages.xml'), around)),
		any: said(await lookAtSitemapsOf(url('/'), around)),
	};
}

test.each([
	['a sitemap', { '/pages.xml': file, '/sitemap.xml': file }, ['there', 'there']],
	['no sitemap', {}, ['gone', 'gone']],
	[
		'a page in its place',
		{ '/pages.xml': page('Oops'), '/sitemap.xml': page('Oops') },
		['gone', 'gone'],
	],
	['a busy server', { '/pages.xml': busy, '/sitemap.xml': busy }, ['unknown', 'unknown']],
	['other sitemaps, which are gone', { '/robots.txt': robots }, ['gone', 'gone']],
	[
		'other sitemaps, one of them there',
		{ '/robots.txt': robots, '/news.xml': file },
		['gone', 'there'],
	],
	[
		'other sitemaps, all busy',
		{ '/robots.txt': robots, '/old.xml': busy, '/news.xml': busy },
		['gone', 'unknown'],
	],
	[
		'a robots.txt that cannot be read',
		{ '/robots.txt': page('', {}, 503), '/pages.xml': file },
		['unknown', 'unknown'],
	],
] as const)('of a site with %s says so', async (_, routes, [named, any]) => {
	expect(await looks(routes)).toEqual({ named, again: named, any });
});
