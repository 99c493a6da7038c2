import type { Pace } from '../../crawl/pace/pace.ts';
import { readSitemaps } from '../../crawl/sitemaps/read-sitemaps.ts';
import { fetchSitemap, sitemapCodes } from '../../crawl/sitemaps/sitemap-file.ts';
import type { PageFetcher } from '../../pages/fetch/fetch-page.ts';
import { hasCode } from '../../process/expected-error.ts';
import type { Look } from './fault.ts';

interface Surroundings {
	readonly fetcher: PageFetcher;
	readonly now: () => number;
	readonly pace: Pace;
	readonly signal: AbortSignal;
}

const isThere: Look = { faults: [], judged: new Set(['sitemap']) };
const isGone: Look = { faults: [{ kind: 'sitemap', detail: '' }], judged: new Set(['sitemap']) };
const isUnknown: Look = { faults: [], judged: new Set(), isPartial: true };

/** Whether a sitemap is there, without what it lists. */
export async function lookAtSitemap(
	url: string,
	{ fetcher, pace, signal }: Surroundings,
): Promise<Look> {
	try {
		await fetchSitemap(url, { fetcher, pace, signal, geo: 'us' });
		return isThere;
	} catch (error) {
		if (hasCode(error, 'sitemap_missing', 'not_a_sitemap')) return isGone;
		if (hasCode(error, 'sitemap_too_large')) return isThere;
		if (hasCode(error, ...sitemapCodes)) return isUnknown;
		throw error;
	}
}

const mostFiles = 50;

/** Whether any sitemap of a site is there: those of its robots.txt, else /sitemap.xml. */
export async function lookAtSitemapsOf(url: string, around: Surroundings): Promise<Look> {
	const read = await readSitemaps({ ...requestOf(url, around), enough: 1 });
	if (read === null) return isUnknown;
	if (read.survey.files.length > 0) return isThere;
	return read.isComplete ? isGone : isUnknown;
}

/** A sitemap, and the URLs that it and the other sitemaps of its site list. */
export async function readNamedSitemap(
	url: string,
	around: Surroundings,
): Promise<{ readonly look: Look; readonly urls: Iterable<string> }> {
	const read = await readSitemaps({ ...requestOf(url, around), named: url });
	const look = read?.survey.files.includes(url) ? isThere : await lookAtSitemap(url, around);
	return { look, urls: read?.addresses ?? [] };
}

const requestOf = (url: string, { now, ...around }: Surroundings) => ({
	...around,
	url,
	geo: 'us',
	now: new Date(now()),
	mostFiles,
});
