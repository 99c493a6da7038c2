import { isHostOf } from '../../accounts/own-host.ts';
import type { Database } from '../../database/open-database.ts';
import { busiestPages } from '../../facts/busiest-pages.store.ts';
import type { CrawlSettings } from '../settings.ts';
import { siteOf } from '../site-of.ts';

interface ListedSite {
	readonly id: number;
	readonly domain: string;
}

/**
 * The same crawl, but of these pages alone: those with the most clicks in search, on the host of the
 * busiest one. Null if no page of the site has figures.
 */
export async function listBusiest(
	database: Database,
	{ domain, id }: ListedSite,
	most: number,
	settings: CrawlSettings,
): Promise<CrawlSettings | null> {
	// Some differ only in the part after #, or belong to other hosts.
	const known = await busiestPages(database, id, 2 * most);
	const own = known.flatMap((address) => ownPage(address, domain));
	const [first] = own;
	if (first === undefined) return null;
	const pages = own.filter((url) => siteOf(url) === siteOf(first)).map(({ href }) => href);
	const list = [...new Set(pages)].slice(0, most);
	return { ...settings, start: new URL('/', first).href, list, most: null, sitemaps: false };
}

function ownPage(address: string, domain: string): readonly URL[] {
	const url = URL.parse(address);
	if (url === null || siteOf(url) === null || !isHostOf(url.hostname, [domain])) return [];
	url.hash = '';
	url.username = '';
	url.password = '';
	return [url];
}
