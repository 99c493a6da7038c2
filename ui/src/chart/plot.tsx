import { rankAxis, trendLines, wholeAxis } from '@plumbline/core';
import type { RefObject } from 'preact';
import { useId, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { useFormats } from '../language/formats.ts';
import type { Series, Span } from './series.ts';

/** The width of a written date with its distance to the next, in pixels. */
const label = 140;

/** The places of the dates that are written below a chart: both ends, and as many between as fit. */
export function labelPlaces(dates: number, width: number): readonly number[] {
	const steps = Math.min(dates - 1, Math.max(1, Math.floor(width / label)));
	if (steps < 1) return [0];
	return Array.from({ length: steps + 1 }, (_, step) => Math.round((step * (dates - 1)) / steps));
}

interface PlotProps {
	readonly name: string;
	readonly dates: readonly string[];
	readonly series: readonly Series[];
	/** The places of the dates on which something happened. */
	readonly marked: readonly number[];
	/** Lasting events, drawn behind the lines. */
	readonly spans: readonly Span[];
	/** The place of the chosen date. */
	readonly place: number;
	/** The chosen date and its values in words. */
	readonly spoken: string;
	/** Null when the pointer leaves. */
	readonly onChoose: (place: number | null) => void;
}

const margin = { start: 36, end: 8, top: 12, bottom: 22 };

/** The lines with their axes, and the slider over them. */
export function Plot({ dates, marked, name, onChoose, place, series, spans, spoken }: PlotProps) {
	const box = useRef<HTMLDivElement>(null);
	const { day, short } = useFormats();
	// Narrow ones are as flat as wide ones.
	const whole = Math.max(useWidth(box), 240);
	const height = Math.min(200, Math.round(whole * 0.45)) - margin.top - margin.bottom;
	const hasTwoAxes = series.slice(0, 2).every(({ color }) => color !== 'past') && series.length > 1;
	const end = hasTwoAxes ? margin.start : margin.end;
	const width = whole - margin.start - end;
	const drawn = series.map((one) => ({
		...one,
		...trendLines(solidValues(one), { width, height }, axisOf(one, series)),
		dashes: trendLines(dashedValues(one), { width, height }, axisOf(one, series)).lines,
	}));
	const x = (at: number) => Math.round((at / Math.max(1, dates.length - 1)) * width * 10) / 10;

	const hatch = useId();
	/** From the middle between two dates to the next middle, so that one day is wide enough to see. */
	function bandOf({ from, to }: Span) {
		const half = width / Math.max(1, dates.length - 1) / 2;
		const [start, stop] = [Math.max(0, x(from) - half), Math.min(width, x(to) + half)];
		return { x: start, width: Math.max(2, stop - start) };
	}

	function follow({ currentTarget, clientX }: PointerEvent & { currentTarget: HTMLElement }) {
		const bounds = currentTarget.getBoundingClientRect();
		const share = Math.min(1, Math.max(0, (clientX - bounds.left) / bounds.width));
		onChoose(Math.round(share * (dates.length - 1)));
	}

	return (
		<div class="plot" ref={box}>
			<svg width={whole} height={height + margin.top + margin.bottom} aria-hidden="true">
				{spans.length > 0 && (
					<pattern
						id={hatch}
						class="hatch"
						width="6"
						height="6"
						patternUnits="userSpaceOnUse"
						patternTransform="rotate(45)"
					>
						<line y2="6" />
					</pattern>
				)}
				<g transform={`translate(${margin.start} ${margin.top})`}>
					{spans.map((span) => (
						<rect
							key={`${span.from} ${span.to}`}
							class="lasting"
							{...bandOf(span)}
							height={height}
							fill={`url(#${hatch})`}
						/>
					))}
					{drawn[0]?.ticks.map((tick) => (
						<line key={tick} x2={width} y1={drawn[0]?.y(tick)} y2={drawn[0]?.y(tick)} />
					))}
					{drawn.slice(0, hasTwoAxes ? 2 : 1).map(({ isRank, ticks, y }, side) =>
						ticks.map((tick) => (
							<text
								key={`${side} ${tick}`}
								x={side === 0 ? -8 : width + 8}
								y={y(tick) + 4}
								text-anchor={side === 0 ? 'end' : 'start'}
							>
								{isRank ? tick : short(tick)}
							</text>
						)),
					)}
					{labelPlaces(dates.length, width).map((at, index, { length }) => (
						<text
							key={at}
							x={x(at)}
							y={height + 17}
							text-anchor={index === 0 ? 'start' : index === length - 1 ? 'end' : 'middle'}
						>
							{day(dates[at] ?? '')}
						</text>
					))}
					{/* A dashed line, with a head that is seen without color. */}
					{marked.map((at) => (
						<g key={at} class="event" transform={`translate(${x(at)} 0)`}>
							<line y1="8" y2={height} />
							<path d="M-4 0h8l-4 8z" />
						</g>
					))}
					<line class="cursor" x1={x(place)} x2={x(place)} y2={height} />
					{/* The time before is behind the others. */}
					{drawn
						.toReversed()
						.map(({ color, dashes, lines, name: key }) => [
							...lines.map((points) => (
								<polyline key={`${key} ${points}`} class={color} points={points} />
							)),
							...dashes.map((points) => (
								<polyline
									key={`${key} dashed ${points}`}
									class={`${color} dashed`}
									points={points}
								/>
							)),
						])}
					{drawn.map(({ color, name: key, values, y }) => {
						const value = values[place] ?? null;
						if (value === null) return null;
						return <circle key={key} class={color} cx={x(place)} cy={y(value)} r="3.5" />;
					})}
				</g>
			</svg>
			<input
				type="range"
				dir="ltr"
				min="0"
				max={dates.length - 1}
				value={place}
				style={{ insetInline: `${margin.start}px ${end}px`, inlineSize: `${width}px` }}
				aria-label={name}
				aria-valuetext={spoken}
				onInput={({ currentTarget }) => onChoose(currentTarget.valueAsNumber)}
				onPointerMove={follow}
				onPointerLeave={() => onChoose(null)}
			/>
		</div>
	);
}

/** A line of the past is drawn where the first one would be, so that their distance is a change. */
function axisOf(one: Series, series: readonly Series[]) {
	const together = one === series[0] || one.color === 'past';
	const shared = series.filter((other) => other === series[0] || other.color === 'past');
	const values = (together ? shared : [one]).flatMap((other) => other.values);
	return one.isRank ? rankAxis(values) : wholeAxis(values);
}

const solidValues = ({ values, dashed }: Series) =>
	dashed ? values.map((value, place) => (dashed.has(place) ? null : value)) : values;

/** With the values beside them, which the dashes lead to. */
function dashedValues({ values, dashed }: Series): Series['values'] {
	if (!dashed) return [];
	const isNear = (place: number) => [place - 1, place, place + 1].some((at) => dashed.has(at));
	return values.map((value, place) => (isNear(place) ? value : null));
}

/** The width of an element in pixels; 0 until it is in the document. */
function useWidth(element: RefObject<HTMLElement | null>): number {
	const [width, setWidth] = useState(0);
	useLayoutEffect(() => {
		const box = element.current;
		if (!box) return;
		const measure = () => setWidth(box.clientWidth);
		measure();
		const observer = new ResizeObserver(measure);
		observer.observe(box);
		return () => observer.disconnect();
	}, [element]);
	return width;
}
