import { hasCode } from '../../process/expected-error.ts';
import { fetchSitemap, type SitemapRequest, sitemapCodes } from './sitemap-file.ts';

/** The protocol’s limit for an index. */
const mostSitemaps = 50_000;

interface SitemapPages {
	/** Without duplicates, including the sitemaps of an index. */
	readonly addresses: readonly string[];
	/** Why sitemaps of the index could not be read, one sentence each. */
	readonly problems: readonly string[];
}

/** The URLs of a sitemap; throws if the sitemap itself cannot be read. */
export async function sitemapPages(url: string, request: SitemapRequest): Promise<SitemapPages> {
	const pages = new Set<string>();
	const problems: string[] = [];
	const waiting = [url];
	const seen = new Set(waiting);
	for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
		const sitemap = await fetchSitemap(next, request).catch((error: unknown) => {
			if (next === url || !hasCode(error, ...sitemapCodes)) throw error;
			problems.push(error.message);
		});
		const addresses = sitemap?.addresses ?? [];
		const absolute = addresses.flatMap((address) => URL.parse(address, next)?.href ?? []);
		if (sitemap?.kind !== 'index') {
			for (const address of absolute) pages.add(address);
			continue;
		}
		for (const address of absolute) {
			if (seen.has(address) || seen.size >= mostSitemaps) continue;
			seen.add(address);
			waiting.push(address);
		}
	}
	return { addresses: [...pages], problems };
}
