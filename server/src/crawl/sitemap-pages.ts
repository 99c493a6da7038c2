import { fetchSitemap, type SitemapRequest } from './sitemap-file.ts';

/** The protocol’s own limit of an index. */
const mostSitemaps = 50_000;

/** The addresses of a sitemap, each once, those of the sitemaps in an index included. */
export async function sitemapPages(url: string, request: SitemapRequest): Promise<string[]> {
	const pages = new Set<string>();
	const waiting = [url];
	const seen = new Set(waiting);
	for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
		const { kind, addresses } = await fetchSitemap(next, request);
		const absolute = addresses.flatMap((address) => URL.parse(address, next)?.href ?? []);
		if (kind === 'pages') {
			for (const address of absolute) pages.add(address);
			continue;
		}
		for (const address of absolute) {
			if (seen.has(address) || seen.size >= mostSitemaps) continue;
			seen.add(address);
			waiting.push(address);
		}
	}
	return [...pages];
}
