import { withPlainEscapes } from '@plumbline/core';

export interface Frontier {
	/** Takes what is new, on the site and probably a page. */
	add(addresses: Iterable<string>): void;
	/** The next address; null when nothing waits. */
	next(): string | null;
	/** How many were ever taken. */
	readonly size: number;
	/** Something was found that it may not take any more. */
	readonly isFull: boolean;
}

/** Which pages of one site to visit, breadth first, each once, no more than `most`. */
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
				// Whoever names a page to start from means it.
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

/** With and without www is one site; so are http and https. */
export function siteOf({ host, protocol }: URL): string | null {
	return /^https?:$/.test(protocol) ? host.replace(/^www\./, '') : null;
}

const otherFile =
	/\.(?:avif|bmp|css|csv|docx?|eot|exe|gif|gz|ico|jpe?g|js|json|m4a|mov|mp[34]|og[gv]|pdf|png|pptx?|rss|svg|tar|tiff?|ttf|txt|wav|web[mp]|woff2?|xlsx?|xml|zip)$/i;

function isPage({ pathname }: URL): boolean {
	return !otherFile.test(pathname);
}
