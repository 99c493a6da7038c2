import { type LinkGraph, linksOf } from './link-graph.ts';

/** How many clicks each page is away from the start; -1 if no link leads there. */
export function clickDepths(graph: LinkGraph): Int32Array {
	const depths = new Int32Array(graph.urls.count).fill(-1);
	if (graph.start < 0) return depths;
	depths[graph.start] = 0;
	let pages = [graph.start];
	for (let depth = 1; pages.length > 0; depth++) {
		const next: number[] = [];
		for (const page of pages) {
			for (const target of linksOf(graph, page)) {
				if (depths[target] !== -1) continue;
				depths[target] = depth;
				next.push(target);
			}
		}
		pages = next;
	}
	return depths;
}

/** How many pages link to each. */
export function inboundCounts({ targets, urls }: LinkGraph): Int32Array {
	const counts = new Int32Array(urls.count);
	for (const target of targets) counts[target]! += 1;
	return counts;
}
