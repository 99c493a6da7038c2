const bars = ['▁', '▂', '▃', '▄', '▅', '▆', '▇', '█'];
const gap = '·';

/** Fewer positions than this are not a mountain. */
const leastSpan = 5;

/** Ranks as bars: the higher, the better. A dot where there was no rank. */
export function sparkline(ranks: readonly (number | null)[]): string {
	const known = ranks.filter((rank) => rank !== null);
	const best = Math.min(...known);
	const span = Math.max(Math.max(...known) - best, leastSpan);
	return ranks.map((rank) => (rank === null ? gap : bar((rank - best) / span))).join('');
}

/** 0 is the best. */
function bar(behind: number): string {
	return bars[Math.round((1 - behind) * (bars.length - 1))] ?? gap;
}
