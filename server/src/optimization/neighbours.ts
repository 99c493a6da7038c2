import type { SummarizedPage } from '@plumbline/core';

const most = 40;
const mostAlternates = 19;

/** Which URLs of a page to request: canonical and language versions first, then links from all over the page. */
export function neighboursOf({
	alternates,
	canonical,
	links,
	url,
}: SummarizedPage['summary']): readonly string[] {
	const claimed = [
		...(canonical ? [canonical.address] : []),
		...alternates.slice(0, mostAlternates).map(({ address }) => address),
	];
	const chosen = new Set(claimed.filter((address) => address !== url));
	const others = links
		.map(({ address }) => address)
		.filter((address) => address !== url && !chosen.has(address));
	for (const address of spread(others, most - chosen.size)) chosen.add(address);
	return [...chosen];
}

/** `count` items, spaced evenly from beginning to end: a menu alone says little about a page. */
function spread<Item>(items: readonly Item[], count: number): readonly Item[] {
	if (items.length <= count) return items;
	const step = items.length / count;
	return Array.from({ length: count }, (_, index) => items[Math.floor(index * step)]!);
}
