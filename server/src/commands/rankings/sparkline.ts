const bars = ['▁', '▂', '▃', '▄', '▅', '▆', '▇', '█'];
const gap = '·';

/** A smaller span would exaggerate small changes. */
const leastSpan = 5;

/** Ranks as bars: the higher, the better. A dot marks a missing rank. */
export function sparkline(ranks: readonly (number | null)[]): string {
	const known = ranks.filter((rank) => rank !== null);
	const best = Math.min(...known);
	const span = Math.max(Math.max(...known) - best, leastSpan);
	return ranks.map((rank) => (rank === null ? gap : bar((rank - best) / span))).join('');
}

/** `behind` is 0 for the best rank, and at most 1. */
function bar(behind: number): string {
	return bars[Math.round((1 - behind) * (bars.length - 1))] ?? gap;
}
