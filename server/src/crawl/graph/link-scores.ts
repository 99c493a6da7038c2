import { type LinkGraph, linksOf } from './link-graph.ts';

const damping = 0.85;
const mostRounds = 100;
/** Stop when a round moves less than this share of all rank: no displayed digit would change. */
const leastMoved = 1e-6;

/**
 * PageRank over the crawl’s own graph (Brin and Page 1998), as a share of the best page: 100 for
 * the page to which the site’s links lead most.
 */
export function linkScores(graph: LinkGraph): Float64Array {
	const { urls } = graph;
	const pages = pagesOf(graph);
	let ranks = new Float64Array(urls.count);
	for (const page of pages) ranks[page] = 1 / pages.length;
	for (let round = 0; round < mostRounds; round++) {
		const before = ranks;
		ranks = nextRanks(graph, pages, before);
		const moved = ranks.reduce((sum, rank, page) => sum + Math.abs(rank - (before[page] ?? 0)), 0);
		if (moved < leastMoved) break;
	}
	const best = ranks.reduce((most, rank) => Math.max(most, rank), 0);
	return best === 0 ? ranks : ranks.map((rank) => (rank / best) * 100);
}

function pagesOf({ urls }: LinkGraph): readonly number[] {
	const pages: number[] = [];
	for (let index = 0; index < urls.count; index++) if (urls.isPage(index)) pages.push(index);
	return pages;
}

function nextRanks(graph: LinkGraph, pages: readonly number[], ranks: Float64Array) {
	const next = new Float64Array(ranks.length);
	let lost = 0;
	for (const page of pages) {
		const targets = linksOf(graph, page);
		const rank = ranks[page] ?? 0;
		if (targets.length === 0) lost += rank;
		for (const target of targets) next[target]! += rank / targets.length;
	}
	// The rank of pages without links is shared by all.
	const everywhere = (1 - damping + damping * lost) / pages.length;
	for (const page of pages) next[page] = everywhere + damping * (next[page] ?? 0);
	return next;
}
