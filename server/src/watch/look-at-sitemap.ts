import type { Pace } from '../crawl/pace.ts';
import { readSitemaps } from '../crawl/read-sitemaps.ts';
import type { PageFetcher } from '../fetch-page/fetch-page.ts';
import type { Look } from './fault.ts';

interface SitemapQuestion {
	/** The sitemap, or any page of a site whose own sitemaps are read. */
	readonly url: string;
	readonly isNamed: boolean;
	readonly mostFiles: number;
}

interface Surroundings {
	readonly fetcher: PageFetcher;
	readonly now: () => number;
	readonly pace: Pace;
	readonly signal: AbortSignal;
}

/** Whether the sitemap is there, and the URLs that it lists. */
export async function lookAtSitemap(
	{ isNamed, mostFiles, url }: SitemapQuestion,
	{ now, ...around }: Surroundings,
): Promise<{ readonly look: Look; readonly urls: Iterable<string> }> {
	const read = await readSitemaps({
		...around,
		url,
		...(isNamed && { named: url }),
		geo: 'us',
		now: new Date(now()),
		mostFiles,
	});
	const files = read?.survey.files ?? [];
	const isThere = isNamed ? files.includes(url) : files.length > 0;
	const urls = read?.addresses ?? [];
	if (isThere) return { look: { faults: [], judged: new Set(['sitemap']) }, urls };
	// Without its robots.txt or an answer, nothing is known.
	if (read === null || !read.isComplete) {
		return { look: { faults: [], judged: new Set(), isPartial: true }, urls };
	}
	const look: Look = { faults: [{ kind: 'sitemap', detail: '' }], judged: new Set(['sitemap']) };
	return { look, urls };
}
