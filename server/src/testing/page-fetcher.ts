import { onTestFinished } from 'vitest';
import type { FetchOutcome } from '../pages/fetch/fetch-outcome.ts';
import {
	createPageFetcher,
	type PageFetcher,
	type PageRequest,
} from '../pages/fetch/fetch-page.ts';
import type { Resolve } from '../pages/fetch/guarded-connector.ts';
import { defaultLimits, type FetchLimits } from '../pages/fetch/limits.ts';
import { localSite, type Routes } from './local-site.ts';

interface FetcherSetup {
	readonly allow?: readonly string[];
	readonly limits?: Partial<FetchLimits>;
	readonly resolve?: Resolve;
}

export function pageFetcher({ allow = [], limits = {}, resolve }: FetcherSetup): PageFetcher {
	const fetcher = createPageFetcher({
		allowedHosts: new Set(allow),
		limits: { ...defaultLimits, ...limits },
		resolve,
	});
	onTestFinished(() => fetcher.close());
	return fetcher;
}

interface FetchSetup extends Partial<PageRequest> {
	readonly path?: string;
	readonly limits?: Partial<FetchLimits>;
}

/** Fetches `path` from a local site with these routes. */
export async function fetchFrom(
	routes: Routes,
	{ path = '/', limits = {}, ...request }: FetchSetup = {},
): Promise<FetchOutcome> {
	const { host, url } = await localSite(routes);
	const fetcher = pageFetcher({ allow: [host], limits });
	return fetcher.fetchPage({ url: url(path), geo: 'us', ...request });
}
