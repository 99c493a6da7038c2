interface TrendShape {
	/** Each stretch that was measured without a gap, as points of an SVG polyline. */
	readonly lines: readonly string[];
	/** Ranks to draw a line at, 1 first. */
	readonly ticks: readonly number[];
	readonly x: (index: number) => number;
	readonly y: (rank: number) => number;
}

interface Size {
	readonly width: number;
	readonly height: number;
}

/** Ranks over time, 1 on top; nothing is drawn where nothing was measured. */
export function trendShape(ranks: readonly (number | null)[], { width, height }: Size): TrendShape {
	const ticks = ticksFor(Math.max(1, ...ranks.filter((rank) => rank !== null)));
	const deepest = ticks.at(-1) ?? 1;
	const x = (index: number) => rounded((index / Math.max(1, ranks.length - 1)) * width);
	const y = (rank: number) => rounded(((rank - 1) / (deepest - 1)) * height);
	const lines = stretches(ranks).map((stretch) => {
		const points = stretch.map(({ index, rank }) => `${x(index)},${y(rank)}`);
		// A line from a point to itself is drawn as a dot, a line of one point not at all.
		return (points.length === 1 ? [...points, ...points] : points).join(' ');
	});
	return { lines, ticks, x, y };
}

/** The pages of results, once there are more than one; else as few steps as the ranks need. */
function ticksFor(worst: number): readonly number[] {
	if (worst <= 5) return [1, 3, 5];
	if (worst <= 10) return [1, 5, 10];
	const step = Math.ceil(worst / 30) * 10;
	const count = Math.ceil(worst / step);
	return [1, ...Array.from({ length: count }, (_, index) => (index + 1) * step)];
}

function stretches(ranks: readonly (number | null)[]) {
	const all: { index: number; rank: number }[][] = [];
	for (const [index, rank] of ranks.entries()) {
		if (rank === null) continue;
		const isNext = index > 0 && ranks[index - 1] !== null;
		if (isNext) all.at(-1)?.push({ index, rank });
		else all.push([{ index, rank }]);
	}
	return all;
}

const rounded = (number: number) => Math.round(number * 10) / 10;
