import { axisTicks } from './axis-ticks.ts';

interface TrendLines {
	/** The points of one SVG polyline for each run of dates without a gap. */
	readonly lines: readonly string[];
	/** Ranks to draw a grid line at, 1 first. */
	readonly ticks: readonly number[];
	/** Distance of a date from the start, by its index. */
	readonly x: (index: number) => number;
	/** Distance of a rank from the top. */
	readonly y: (rank: number) => number;
}

interface ChartSize {
	readonly width: number;
	readonly height: number;
}

/** The geometry of a chart of ranks over time, rank 1 on top. */
export function trendLines(
	ranks: readonly (number | null)[],
	{ width, height }: ChartSize,
): TrendLines {
	const ticks = axisTicks(Math.max(1, ...ranks.filter((rank) => rank !== null)));
	const lowest = ticks.at(-1) ?? 1;
	const x = (index: number) => rounded((index / Math.max(1, ranks.length - 1)) * width);
	const y = (rank: number) => rounded(((rank - 1) / (lowest - 1)) * height);
	const lines = runsWithoutGap(ranks).map((run) => {
		const points = run.map(([index, rank]) => `${x(index)},${y(rank)}`);
		// A polyline of one point is invisible; one from a point to itself is drawn as a dot.
		return (points.length === 1 ? [...points, ...points] : points).join(' ');
	});
	return { lines, ticks, x, y };
}

type Point = readonly [index: number, rank: number];

function runsWithoutGap(ranks: readonly (number | null)[]): readonly (readonly Point[])[] {
	const runs: Point[][] = [];
	let previous = Number.NaN;
	for (const [index, rank] of ranks.entries()) {
		if (rank === null) continue;
		if (index !== previous + 1) runs.push([]);
		runs.at(-1)?.push([index, rank]);
		previous = index;
	}
	return runs;
}

const rounded = (number: number) => Math.round(number * 10) / 10;
