import { seeded } from './shown-queries.ts';

/** The state of a page in Google’s index, in wire format. */
export function inspectionOf(url: string): unknown {
	const page = new URL(url);
	const canonical = page.origin + page.pathname;
	const isIndexed = seeded('index', canonical) > 0.1;
	const inspectionResultLink = `https://search.google.com/search-console/inspect?id=${encodeURIComponent(url)}`;
	if (!isIndexed) {
		const indexStatusResult = {
			verdict: 'NEUTRAL',
			coverageState: 'URL is unknown to Google',
			robotsTxtState: 'ROBOTS_TXT_STATE_UNSPECIFIED',
			indexingState: 'INDEXING_STATE_UNSPECIFIED',
			pageFetchState: 'PAGE_FETCH_STATE_UNSPECIFIED',
		};
		return { inspectionResult: { inspectionResultLink, indexStatusResult } };
	}
	return {
		inspectionResult: {
			inspectionResultLink,
			indexStatusResult: {
				verdict: 'PASS',
				coverageState: 'Submitted and indexed',
				robotsTxtState: 'ALLOWED',
				indexingState: 'INDEXING_ALLOWED',
				lastCrawlTime: '2026-11-01T10:20:30Z',
				pageFetchState: 'SUCCESSFUL',
				googleCanonical: canonical,
				userCanonical: canonical,
				crawledAs: 'MOBILE',
				sitemap: [`${page.origin}/sitemap.xml`],
				referringUrls: [`${page.origin}/`],
			},
			richResultsResult: {
				verdict: 'FAIL',
				detectedItems: [
					{
						richResultType: 'Breadcrumbs',
						items: [
							{
								name: 'Unnamed item',
								issues: [{ issueMessage: 'Missing field "item"', severity: 'ERROR' }],
							},
						],
					},
				],
			},
		},
	};
}
