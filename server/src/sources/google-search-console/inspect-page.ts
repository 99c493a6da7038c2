import { listOf, objectOf, textOf } from '../json-values.ts';
import type { Api } from '../source-http.ts';

/** The state of a page in Google’s index. Texts are empty if Google gives none. */
export interface PageInspection {
	/** `PASS`, `NEUTRAL`, `FAIL`. */
	readonly verdict: string;
	/** “Submitted and indexed”: a sentence, not a constant. */
	readonly coverageState: string;
	readonly robotsTxtState: string;
	readonly indexingState: string;
	readonly pageFetchState: string;
	readonly googleCanonical: string;
	readonly userCanonical: string;
	/** `MOBILE` or `DESKTOP`. */
	readonly crawledAs: string;
	readonly lastCrawlMs: number | null;
	readonly richResults: RichResults | null;
}

export interface RichResults {
	readonly verdict: string;
	readonly detectedItems: readonly unknown[];
}

export async function inspectPage(
	api: Api,
	property: string,
	url: string,
): Promise<PageInspection> {
	const answer = await api.request({
		path: '/v1/urlInspection/index:inspect',
		json: { inspectionUrl: url, siteUrl: property, languageCode: 'en-US' },
	});
	const { indexStatusResult, richResultsResult } = objectOf(objectOf(answer).inspectionResult);
	const status = objectOf(indexStatusResult);
	const text = (name: string) => textOf(status[name]);
	const crawledMs = Date.parse(text('lastCrawlTime'));
	return {
		verdict: text('verdict'),
		coverageState: text('coverageState'),
		robotsTxtState: text('robotsTxtState'),
		indexingState: text('indexingState'),
		pageFetchState: text('pageFetchState'),
		googleCanonical: text('googleCanonical'),
		userCanonical: text('userCanonical'),
		crawledAs: text('crawledAs'),
		lastCrawlMs: Number.isNaN(crawledMs) ? null : crawledMs,
		richResults: richResultsOf(richResultsResult),
	};
}

/** Absent when the page has none. */
function richResultsOf(value: unknown): RichResults | null {
	if (value === undefined) return null;
	const { verdict, detectedItems } = objectOf(value);
	return { verdict: textOf(verdict), detectedItems: listOf(detectedItems) };
}
