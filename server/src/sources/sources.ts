import { bingWebmaster } from './bing-webmaster/bing-webmaster.source.ts';
import { chromeUxReport } from './chrome-ux-report/chrome-ux-report.source.ts';
import { googleAnalytics } from './google-analytics/google-analytics.source.ts';
import { googleSearchConsole } from './google-search-console/google-search-console.source.ts';
import { serp } from './serp/serp.source.ts';
import type { Source } from './source.ts';

/** All sources; to add one, add a folder and a line here. */
export const sources: readonly Source[] = [
	googleSearchConsole,
	googleAnalytics,
	bingWebmaster,
	chromeUxReport,
	serp,
];

export function findSource(name: string): Source | null {
	return sources.find((source) => source.name === name) ?? null;
}
