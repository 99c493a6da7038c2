export interface Size {
	readonly width: number;
	readonly height: number;
}

interface TrendLines {
	/** Each stretch measured without a gap, as points of an SVG polyline. */
	readonly lines: readonly string[];
	/** Ranks to draw a line at; 1 comes first. */
	readonly ticks: readonly number[];
	readonly x: (index: number) => number;
	readonly y: (rank: number) => number;
}

/** Ranks over time with 1 on top; nothing is drawn where nothing was measured. */
export function trendLines(ranks: readonly (number | null)[], { width, height }: Size): TrendLines {
	const ticks = ticksTo(Math.max(1, ...ranks.filter((rank) => rank !== null)));
	const lowest = ticks.at(-1) ?? 1;
	const x = (index: number) => rounded((index / Math.max(1, ranks.length - 1)) * width);
	const y = (rank: number) => rounded(((rank - 1) / (lowest - 1)) * height);
	return { lines: stretches(ranks).map((points) => line(points, x, y)), ticks, x, y };
}

/** Whole result pages once there are more than one. */
function ticksTo(worst: number): readonly number[] {
	if (worst <= 10) return [1, 5, 10];
	const step = Math.ceil(worst / 30) * 10;
	return [1, ...Array.from({ length: Math.ceil(worst / step) }, (_, index) => (index + 1) * step)];
}

type Point = readonly [index: number, rank: number];

function stretches(ranks: readonly (number | null)[]): readonly (readonly Point[])[] {
	const all: Point[][] = [];
	let last = Number.NaN;
	for (const [index, rank] of ranks.entries()) {
		if (rank === null) continue;
		if (index !== last + 1) all.push([]);
		all.at(-1)?.push([index, rank]);
		last = index;
	}
	return all;
}

function line(points: readonly Point[], x: TrendLines['x'], y: TrendLines['y']): string {
	// A line of one point is not drawn; one from a point to itself is a dot.
	const drawn = points.length === 1 ? [...points, ...points] : points;
	return drawn.map(([index, rank]) => `${x(index)},${y(rank)}`).join(' ');
}

const rounded = (number: number) => Math.round(number * 10) / 10;
