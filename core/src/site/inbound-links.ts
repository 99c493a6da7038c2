import { linkStride, type PackedPage } from './packed-page.ts';

export interface InboundLinks {
	/**
	 * How many other pages link to it; null if evidently scripts create the links, because they did
	 * not run.
	 */
	linksTo(id: number): number | null;
}

/**
 * If a smaller share of the pages is linked, the HTML lacks the links by which people reach them.
 */
const leastLinkedShare = 0.5;

interface Addresses {
	idOf(address: string): number;
	/** The end of its redirects. */
	finalAddress(id: number): number;
}

/** Counted on first use, after all pages were added. */
export function createInboundLinks(
	pages: readonly PackedPage[],
	{ finalAddress, idOf }: Addresses,
): InboundLinks {
	let counts: ReadonlyMap<number, number> | null = null;
	let areLinked = false;
	return {
		linksTo(id) {
			if (counts === null) {
				counts = countLinks(pages, { finalAddress, idOf });
				areLinked = linkedShare(pages, counts, idOf) >= leastLinkedShare;
			}
			return areLinked ? (counts.get(id) ?? 0) : null;
		},
	};
}

function countLinks(
	pages: readonly PackedPage[],
	{ finalAddress, idOf }: Addresses,
): ReadonlyMap<number, number> {
	const counts = new Map<number, number>();
	for (const { links, summary } of pages) {
		const targets = new Set<number>();
		for (let at = 0; at < links.length; at += linkStride) targets.add(finalAddress(links[at]!));
		targets.delete(idOf(summary.url));
		for (const target of targets) counts.set(target, (counts.get(target) ?? 0) + 1);
	}
	return counts;
}

/** The share of pages that others link to, without the page where the crawl began. */
function linkedShare(
	pages: readonly PackedPage[],
	counts: ReadonlyMap<number, number>,
	idOf: Addresses['idOf'],
): number {
	const others = pages.slice(1);
	const linked = others.filter(({ summary }) => counts.has(idOf(summary.url)));
	return others.length === 0 ? 0 : linked.length / others.length;
}
