import { withPlainEscapes } from '@plumbline/core';

export interface Frontier {
	/** Takes URLs that are new, on the site, and probably a page. */
	add(addresses: Iterable<string>): void;
	/** The next URL; null when the queue is empty. */
	next(): string | null;
	/** The number of URLs ever taken. */
	readonly size: number;
	/** It had to leave out URLs because of its limit. */
	readonly isFull: boolean;
}

/** Which pages of one site to visit: breadth first, each once, at most `most`. */
export function createFrontier(start: string, most: number): Frontier {
	const site = siteOf(new URL(start));
	const seen = new Set<string>();
	const waiting: string[] = [];
	let isFull = false;
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
				if (seen.size >= most) {
					isFull = true;
					return;
				}
				seen.add(page);
				waiting.push(url.href);
			}
		},
		next: () => waiting.shift() ?? null,
		get size() {
			return seen.size;
		},
		get isFull() {
			return isFull;
		},
	};
	frontier.add([start]);
	return frontier;
}

/** Hosts with and without www are one site, and so are http and https. */
export function siteOf({ host, protocol }: URL): string | null {
	return /^https?:$/.test(protocol) ? host.replace(/^www\./, '') : null;
}

const otherFile =
	/\.(?:avif|bmp|css|csv|docx?|eot|exe|gif|gz|ico|jpe?g|js|json|m4a|mov|mp[34]|og[gv]|pdf|png|pptx?|rss|svg|tar|tiff?|ttf|txt|wav|web[mp]|woff2?|xlsx?|xml|zip)$/i;

function isPage({ pathname }: URL): boolean {
	return !otherFile.test(pathname);
}
