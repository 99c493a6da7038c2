import { xmlText } from '@plumbline/core';
import type { Bar, Figure, FigureGroup } from './figures/figure.ts';

const chartWidth = 960;
const margin = 24;
/** Start of the bars, and length of the longest bar of a group, in pixels. */
const labels = 424;
const bars = 340;
const row = 24;
const head = 36;

const style = `
text { font: 13px system-ui, sans-serif; fill: #1f2933 }
.title { font-size: 16px; font-weight: 600 }
.value { font-variant-numeric: tabular-nums }
.page { fill: #fff }
.track { fill: #eceff2 }
.holds { fill: #0b6e69 }
.misses { fill: #b3261e }
.aim { stroke: #1f2933; stroke-width: 2 }
@media (prefers-color-scheme: dark) {
	text { fill: #e4e8ec }
	.page { fill: #14181c }
	.track { fill: #272e35 }
	.holds { fill: #4fb8b0 }
	.misses { fill: #f2867e }
	.aim { stroke: #e4e8ec }
}`;

interface Drawn extends Figure {
	readonly bar: Bar;
}

/** Draws every numeric figure as a bar, with a line at its target. */
export function chart(groups: readonly FigureGroup[]): string {
	const parts = [text('', margin, 32, 'The line is the aim; red bars miss it.')];
	let top = 32 + margin;
	for (const { figures, title } of groups) {
		const drawn = figures.filter((figure): figure is Drawn => figure.bar !== undefined);
		if (drawn.length === 0) continue;
		parts.push(...drawGroup(title, drawn, top));
		top += head + drawn.length * row + margin;
	}
	return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${chartWidth} ${top}" width="${chartWidth}" height="${top}" role="img" aria-label="The figures of RESULTS.md as bars">
<style>${style}
</style>
<rect class="page" width="${chartWidth}" height="${top}"/>
${parts.join('\n')}
</svg>
`;
}

function drawGroup(title: string, figures: readonly Drawn[], top: number): readonly string[] {
	const longest = Math.max(...figures.map(({ bar }) => Math.max(bar.value, bar.aim ?? 0)));
	const scale = (value: number) => Math.max(1, Math.round((value / (longest * 1.02)) * bars));
	return [
		text('title', margin, top + 20, title),
		...figures.flatMap((figure, index) => drawRow(figure, top + head + index * row, scale)),
	];
}

function drawRow(
	{ bar: { aim, isAim, unit, value }, holds, name }: Drawn,
	top: number,
	scale: (value: number) => number,
): readonly string[] {
	const height = row - 8;
	const line = aim === null ? '' : aimLine(labels + scale(aim), top, height);
	const sign = isAim === 'most' ? '≤' : '≥';
	const wanted = aim === null ? '' : ` (aim ${sign} ${aim}${unit})`;
	return [
		text('', margin, top + 13, name),
		rectangle('track', bars, top, height),
		rectangle(holds ? 'holds' : 'misses', scale(value), top, height),
		line,
		text('value', labels + bars + 16, top + 13, `${rounded(value)}${unit}${wanted}`),
	];
}

const rounded = (value: number) => (value < 10 ? value.toFixed(2) : value.toFixed(0));

const rectangle = (kind: string, width: number, top: number, height: number) =>
	`<rect class="${kind}" x="${labels}" y="${top}" width="${width}" height="${height}" rx="2"/>`;

const aimLine = (x: number, top: number, height: number) =>
	`<line class="aim" x1="${x}" x2="${x}" y1="${top - 2}" y2="${top + height + 2}"/>`;

const text = (kind: string, x: number, y: number, content: string) =>
	`<text class="${kind}" x="${x}" y="${y}">${xmlText(content)}</text>`;
