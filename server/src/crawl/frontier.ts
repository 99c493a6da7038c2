import { withPlainEscapes } from '@plumbline/core';
import { isPage } from './urls/page-names.ts';

export interface Frontier {
	/** Takes URLs that are new, on the site, and probably a page. */
	add(addresses: Iterable<string>): void;
	/** The next URL; null when the queue is empty or enough pages were visited. */
	next(): string | null;
	/** Uncounts the last visit, because it sent no request. */
	forgiveVisit(): void;
	/** True if a limit makes it leave out URLs. */
	readonly isFull: boolean;
}

/** How many URLs it remembers: many of them may turn out to be disallowed. */
const mostKnown = (most: number) => most * 10 + 1000;

/** The queue of pages of one site to visit: breadth-first, each page once, at most `most` visits. */
export function createFrontier(start: string, most: number): Frontier {
	const site = siteOf(new URL(start));
	const seen = new Set<string>();
	const waiting: string[] = [];
	let visits = 0;
	let hasLeftOut = false;
	const frontier = {
		add(addresses: Iterable<string>) {
			for (const address of addresses) {
				const url = URL.parse(address);
				if (url === null || siteOf(url) !== site) continue;
				// A start page is always a page, whatever its file name.
				if (seen.size > 0 && !isPage(url)) continue;
				url.hash = '';
				const page = withPlainEscapes(url.href);
				if (seen.has(page)) continue;
				if (seen.size >= mostKnown(most)) {
					hasLeftOut = true;
					return;
				}
				seen.add(page);
				waiting.push(url.href);
			}
		},
		next() {
			const url = visits < most ? waiting.shift() : undefined;
			if (url === undefined) return null;
			visits++;
			return url;
		},
		forgiveVisit() {
			visits--;
		},
		get isFull() {
			return hasLeftOut || (visits >= most && waiting.length > 0);
		},
	};
	frontier.add([start]);
	return frontier;
}

/** Hosts with and without www are one site, and so are http and https. */
export function siteOf({ host, protocol }: URL): string | null {
	return /^https?:$/.test(protocol) ? host.replace(/^www\./, '') : null;
}
