import { type Axis, rankAxis } from './axis.ts';

interface TrendLines {
	/** The points of one SVG polyline for each run of dates without a gap. */
	readonly lines: readonly string[];
	/** Values to draw a grid line at. */
	readonly ticks: readonly number[];
	/** Distance of a date from the start, by its index. */
	readonly x: (index: number) => number;
	/** Distance of a value from the top. */
	readonly y: (value: number) => number;
}

interface ChartSize {
	readonly width: number;
	readonly height: number;
}

/** The geometry of a chart of values over time, by default of ranks. */
export function trendLines(
	values: readonly (number | null)[],
	{ width, height }: ChartSize,
	{ depth, ticks }: Axis = rankAxis(values),
): TrendLines {
	const x = (index: number) => rounded((index / Math.max(1, values.length - 1)) * width);
	const y = (value: number) => rounded(depth(value) * height);
	const lines = runsWithoutGap(values).map((run) => {
		const points = run.map(([index, value]) => `${x(index)},${y(value)}`);
		// A polyline of one point is invisible; one from a point to itself is drawn as a dot.
		return (points.length === 1 ? [...points, ...points] : points).join(' ');
	});
	return { lines, ticks, x, y };
}

type Point = readonly [index: number, value: number];

function runsWithoutGap(values: readonly (number | null)[]): readonly (readonly Point[])[] {
	const runs: Point[][] = [];
	let previous = Number.NaN;
	for (const [index, value] of values.entries()) {
		if (value === null) continue;
		if (index !== previous + 1) runs.push([]);
		runs.at(-1)?.push([index, value]);
		previous = index;
	}
	return runs;
}

const rounded = (number: number) => Math.round(number * 10) / 10;
