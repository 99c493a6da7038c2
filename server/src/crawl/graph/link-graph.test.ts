import { expect, test } from 'vitest';
import { clickDepths, inboundCounts } from './click-depths.ts';
import type { LinkGraph } from './link-graph.ts';
import { linkScores } from './link-scores.ts';

/** A graph from the targets of each page; the first is the start. */
function graphOf(...links: readonly (readonly number[])[]): LinkGraph {
	const offsets = [0];
	for (const targets of links) offsets.push((offsets.at(-1) ?? 0) + targets.length);
	const urls = { count: links.length, isPage: () => true };
	return {
		// Only these two are read here.
		urls: urls as unknown as LinkGraph['urls'],
		offsets: Int32Array.from(offsets),
		targets: Int32Array.from(links.flat()),
		start: 0,
	};
}

test('clicks are counted along the shortest way; a page without links to it has none', () => {
	expect([...clickDepths(graphOf([1, 2], [3], [], [0], [1]))]).toEqual([0, 1, 1, 2, -1]);
});

test('each linking page counts once', () => {
	expect([...inboundCounts(graphOf([1, 2], [2], [], [2]))]).toEqual([0, 1, 3, 0]);
});

test('the link score is PageRank: in a ring all are equal, in a star the middle is best', () => {
	expect([...linkScores(graphOf([1], [2], [0]))].map(Math.round)).toEqual([100, 100, 100]);
	const [middle = 0, leaf = 0] = linkScores(graphOf([1, 2, 3], [0], [0], [0]));
	// Each leaf: 0.15 / 4 + 0.85 × middle / 3, where the middle has 0.15 / 4 + 0.85 × all leaves.
	expect(middle).toBe(100);
	expect(leaf).toBeCloseTo((100 * (0.0375 + (0.85 / 3) * 0.47973)) / 0.47973, 1);
});
