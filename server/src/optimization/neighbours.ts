import type { SummarizedPage } from '@plumbline/core';

const most = 40;
const mostAlternates = 19;

/** Which of the addresses that a page names are asked for: what it claims first, then links from all over it. */
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

/** So many, evenly from beginning to end: a menu alone says little of a page. */
function spread<Item>(items: readonly Item[], count: number): readonly Item[] {
	if (items.length <= count) return items;
	const step = items.length / count;
	return Array.from({ length: count }, (_, index) => items[Math.floor(index * step)]!);
}
