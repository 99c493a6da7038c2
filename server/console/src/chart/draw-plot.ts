import uPlot from 'uplot';
import 'uplot/dist/uPlot.min.css';
import type { Series } from './line-chart.tsx';

interface PlotContent {
	readonly dates: readonly string[];
	readonly series: readonly Series[];
	/** The places of the dates on which something changed. */
	readonly marked: readonly number[];
	/** The date under the pointer; null when it leaves. */
	readonly onIndex: (index: number | null) => void;
}

export interface Plot {
	/** Shows the pointer at a date. */
	readonly point: (index: number) => void;
	readonly remove: () => void;
}

const height = 200;

/** Draws lines with uPlot, again whenever the box or the colors of the page change. */
export function drawPlot(box: HTMLElement, content: PlotContent): Plot {
	let plot = newPlot(box, content);
	const dark = matchMedia('(prefers-color-scheme: dark)');
	const redraw = () => {
		plot.destroy();
		plot = newPlot(box, content);
	};
	dark.addEventListener('change', redraw);
	const sizes = new ResizeObserver(() => {
		if (box.clientWidth > 0) plot.setSize({ width: box.clientWidth, height });
	});
	sizes.observe(box);
	return {
		point: (index) => plot.setCursor({ left: plot.valToPos(index, 'x'), top: 0 }),
		remove: () => {
			dark.removeEventListener('change', redraw);
			sizes.disconnect();
			plot.destroy();
		},
	};
}

function newPlot(box: HTMLElement, { dates, series, marked, onIndex }: PlotContent): uPlot {
	const color = (name: string) => getComputedStyle(box).getPropertyValue(`--${name}`).trim();
	const colors = { brand: color('brand'), second: color('second') };
	const font = `11px ${getComputedStyle(box).fontFamily}`;
	const axis = { stroke: color('quiet'), font, ticks: { show: false }, gap: 6 };
	const grid = { stroke: color('line'), width: 1 };
	const data: uPlot.AlignedData = [
		dates.map((_, index) => index),
		...series.map(({ values }) => [...values]),
	];
	const options: uPlot.Options = {
		width: Math.max(box.clientWidth, 100),
		height,
		legend: { show: false },
		cursor: { y: false, drag: { x: false, y: false }, points: { size: 8 } },
		scales: {
			x: { time: false },
			...Object.fromEntries(series.map((one, index) => [scaleOf(index), scale(one)])),
		},
		axes: [
			{
				...axis,
				grid: { show: false },
				size: 28,
				space: 90,
				values: (_, places) => places.map((place) => shortDate(dates[place])),
			},
			...series.slice(0, 2).map((one, index) => ({
				...axis,
				scale: scaleOf(index),
				side: index === 0 ? 3 : 1,
				grid: index === 0 ? grid : { show: false },
				size: 44,
				...(one.isRank && {
					splits: (_: uPlot, _axis: number, _least: number, most: number) => rankTicks(most),
				}),
				values: (_: uPlot, values: number[]) => values.map((value) => tick(one, value)),
			})),
		],
		series: [
			{},
			...series.map((one, index) => ({
				label: one.name,
				scale: scaleOf(index),
				stroke: colors[one.color],
				width: 2,
				// A lone measurement between gaps is still a measurement.
				points: { show: isSparse(one.values), size: 5 },
			})),
		],
		hooks: {
			setCursor: [(plot: uPlot) => onIndex(plot.cursor.idx ?? null)],
			// Below the lines.
			drawAxes: [(plot: uPlot) => drawMarks(plot, marked, color('quiet'))],
		},
	};
	return new uPlot(options, data, box);
}

/** A dashed line at each date on which something changed, with a head that is seen without color. */
function drawMarks(plot: uPlot, marked: readonly number[], color: string): void {
	const { ctx, bbox } = plot;
	const size = 4 * devicePixelRatio;
	ctx.save();
	ctx.strokeStyle = color;
	ctx.fillStyle = color;
	ctx.lineWidth = devicePixelRatio;
	ctx.setLineDash([size, size]);
	for (const place of marked) {
		const x = Math.round(plot.valToPos(place, 'x', true));
		ctx.beginPath();
		ctx.moveTo(x, bbox.top + 2 * size);
		ctx.lineTo(x, bbox.top + bbox.height);
		ctx.stroke();
		ctx.beginPath();
		ctx.moveTo(x - size, bbox.top);
		ctx.lineTo(x + size, bbox.top);
		ctx.lineTo(x, bbox.top + 2 * size);
		ctx.fill();
	}
	ctx.restore();
}

const scaleOf = (index: number) => `y${index}`;

function scale({ isRank }: Series): uPlot.Scale {
	if (!isRank) return { range: (_, _least, most) => [0, Math.max(1, most * 1.1)] };
	// The first page of results is always in sight, so that charts can be compared.
	return { dir: -1, range: (_, _least, most) => [1, Math.max(10, Math.ceil(most))] };
}

/** The first place, the ends of result pages, and on the first page the ones in between. */
function rankTicks(most: number): number[] {
	if (most <= 10) return [1, 3, 5, 10];
	const step = most <= 50 ? 10 : 20;
	const count = Math.floor(most / step);
	return [1, ...Array.from({ length: count }, (_, index) => (index + 1) * step)];
}

function tick({ isRank }: Series, value: number): string {
	if (isRank) return String(Math.round(value));
	if (!Number.isInteger(value)) return '';
	return value >= 10_000 ? `${Math.round(value / 1000)}k` : String(value);
}

function shortDate(date: string | undefined): string {
	return date === undefined ? '' : date.slice(5).replace('-', '/');
}

function isSparse(values: readonly (number | null)[]): boolean {
	return values.some(
		(value, index) =>
			value !== null &&
			(values[index - 1] ?? null) === null &&
			(values[index + 1] ?? null) === null,
	);
}
