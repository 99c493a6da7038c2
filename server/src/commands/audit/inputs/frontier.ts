import { chainOf, type FamilyMember } from '../../../crawl/urls/url-family.ts';
import { urlIdentity } from '../../../crawl/urls/url-identity.ts';
import { createUrlScope, type ScopeSettings } from '../../../crawl/urls/url-scope.ts';
import { sitemapDepth } from '../../../crawl/urls/url-state.ts';

export interface FrontierUrl {
	readonly url: string;
	/** Links away from the start. */
	readonly depth: number;
	readonly chain: number;
}

export interface Frontier {
	/** Takes URLs of sitemaps, or those that a page links to, which are new and belong to the crawl. */
	add(addresses: Iterable<string>, from?: FamilyMember & Pick<FrontierUrl, 'depth'>): void;
	/** The next URL; null when the queue is empty or enough pages were visited. */
	next(): FrontierUrl | null;
	/** Uncounts the last visit, because it sent no request. */
	forgiveVisit(): void;
	/** True if a limit makes it leave out URLs. */
	readonly isFull: boolean;
}

/** How many URLs it remembers: many of them may turn out to be disallowed. */
const mostKnown = (most: number) => most * 10 + 1000;

/** The queue of pages of one site to visit: breadth-first, each page once, at most `most` visits. */
export function createFrontier(settings: ScopeSettings, most: number): Frontier {
	const scope = createUrlScope(settings);
	const seen = new Set<string>();
	const waiting: FrontierUrl[] = [];
	let visits = 0;
	let hasLeftOut = false;

	function take(url: URL, place: { readonly depth: number; readonly chain: number }): void {
		const identity = urlIdentity(url);
		if (seen.has(identity)) return;
		if (seen.size >= mostKnown(most)) {
			hasLeftOut = true;
			return;
		}
		seen.add(identity);
		if (scope.leftOut(url, place) === null) waiting.push({ url: identity, ...place });
		else hasLeftOut = true;
	}

	// Requested as it was given.
	waiting.push({ url: settings.start, depth: 0, chain: 0 });
	seen.add(urlIdentity(scope.wanted(settings.start) ?? new URL(settings.start)));
	return {
		add(addresses, from) {
			const isListed = from === undefined || from.depth === sitemapDepth;
			const depth = isListed ? sitemapDepth : from.depth + 1;
			for (const address of addresses) {
				const url = scope.wanted(address);
				if (url !== null) take(url, { depth, chain: chainOf(url, from) });
			}
		},
		next() {
			const next = visits < most ? waiting.shift() : undefined;
			if (next === undefined) return null;
			visits++;
			return next;
		},
		forgiveVisit() {
			visits--;
		},
		get isFull() {
			return hasLeftOut || (visits >= most && waiting.length > 0);
		},
	};
}
