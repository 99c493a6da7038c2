import { linkStride, type PackedPage } from './packed-page.ts';

export interface InboundLinks {
	/** How many other pages link to it; null where links are evidently made by scripts that nobody ran. */
	linksTo(id: number): number | null;
}

/** Below it, the pages do not hold the links by which people reach them. */
const leastLinkedShare = 0.5;

interface Addresses {
	idOf(address: string): number;
	/** Where it leads in the end. */
	finalAddress(id: number): number;
}

/** Counted when first asked for, once all pages are there. */
export function createInboundLinks(
	pages: readonly PackedPage[],
	{ finalAddress, idOf }: Addresses,
): InboundLinks {
	let counts: ReadonlyMap<number, number> | null = null;
	return {
		linksTo(id) {
			counts ??= countLinks(pages, { finalAddress, idOf });
			if (counts.size < (pages.length - 1) * leastLinkedShare) return null;
			return counts.get(id) ?? 0;
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
