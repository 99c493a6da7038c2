import { dayName, trendLines } from '@plumbline/core';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { PointerEvent } from 'react';
import { settings } from '../settings/settings.ts';

export interface TrendProps {
	readonly keyword: string;
	readonly dates: readonly string[];
	/** One entry per date; null for dates without a rank. */
	readonly ranks: readonly (number | null)[];
}

const size = { width: 216, height: 90 };
const margin = { start: 26, end: 6, top: 8, bottom: 20 };

/**
 * Ranks over time. An invisible slider lies over the drawing, so that keyboard and screen readers
 * can step through the dates; the pointer only needs to hover.
 */
export function TrendChart({ keyword, dates, ranks }: TrendProps) {
	const [chosen, choose] = useState<number | null>(null);
	const newest = ranks.findLastIndex((rank) => rank !== null);
	if (newest < 0) {
		return (
			<p className="plumbline-quiet">{__('No rank was measured in this period.', 'plumbline')}</p>
		);
	}
	const index = Math.min(chosen ?? newest, dates.length - 1);
	const value = rankOn(dates[index] ?? '', ranks[index] ?? null);
	/* translators: %s: a keyword. */
	const label = sprintf(__('Rank for “%s”', 'plumbline'), keyword);

	function follow({ clientX, currentTarget }: PointerEvent<HTMLInputElement>) {
		const { left, width } = currentTarget.getBoundingClientRect();
		const place = Math.min(1, Math.max(0, (clientX - left) / width));
		choose(Math.round(place * (dates.length - 1)));
	}

	return (
		<figure className="plumbline-trend">
			<figcaption dir="auto">
				<b>{label}</b> <span>{value}</span>
			</figcaption>
			<div className="plumbline-trend__plot">
				<Drawing {...{ dates, ranks, index }} />
				<input
					type="range"
					dir="ltr"
					min={0}
					max={dates.length - 1}
					value={index}
					aria-label={label}
					aria-valuetext={value}
					onChange={({ currentTarget }) => choose(currentTarget.valueAsNumber)}
					onPointerMove={follow}
					onPointerLeave={() => choose(null)}
				/>
			</div>
		</figure>
	);
}

interface DrawingProps extends Omit<TrendProps, 'keyword'> {
	readonly index: number;
}

function Drawing({ dates, ranks, index }: DrawingProps) {
	const { lines, ticks, x, y } = trendLines(ranks, size);
	const rank = ranks[index] ?? null;
	const width = size.width + margin.start + margin.end;
	const height = size.height + margin.top + margin.bottom;
	return (
		<svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true" focusable="false">
			<g transform={`translate(${margin.start} ${margin.top})`}>
				{ticks.map((tick) => (
					<g key={tick} className="plumbline-trend__tick">
						<line x1="0" x2={size.width} y1={y(tick)} y2={y(tick)} />
						<text x="-6" y={y(tick) + 4} textAnchor="end">
							{tick}
						</text>
					</g>
				))}
				<line
					className="plumbline-trend__cursor"
					x1={x(index)}
					x2={x(index)}
					y1="0"
					y2={size.height}
				/>
				{lines.map((points) => (
					<polyline key={points} points={points} />
				))}
				{rank !== null && <circle cx={x(index)} cy={y(rank)} r="3" />}
				<text x="0" y={size.height + 16}>
					{dateName(dates[0] ?? '')}
				</text>
				<text x={size.width} y={size.height + 16} textAnchor="end">
					{dateName(dates.at(-1) ?? '')}
				</text>
			</g>
		</svg>
	);
}

function rankOn(date: string, rank: number | null): string {
	return rank === null
		? /* translators: %s: a date. */
			sprintf(__('%s: no rank', 'plumbline'), dateName(date))
		: /* translators: 1: a date, 2: a rank. */
			sprintf(__('%1$s: rank %2$d', 'plumbline'), dateName(date), rank);
}

const dateName = (date: string) => dayName(date, settings().userLanguage);
