import './trend-chart.css';
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { useFormats } from '../language/formats.ts';
import { useLanguage } from '../language/language.ts';
import { Plot } from './plot.tsx';
import { type ChartEvents, type Series, writtenAt } from './series.ts';
import { ValuesTable } from './values-table.tsx';

interface TrendChartProps {
	readonly title: string;
	readonly dates: readonly string[];
	/** One or two, the axis of the second at the end; and the time before the first. */
	readonly series: readonly Series[];
	readonly events?: ChartEvents;
	/** Beside the title. */
	readonly tools?: ComponentChildren;
	/** Below the lines, about the date at a place. */
	readonly children?: (place: number) => ComponentChildren;
}

/**
 * Lines over dates. A slider lies over them, so keyboards and screen readers step through the dates
 * in the usual way, and a pointer only has to hover. The values of the date are above the lines, and
 * all of them in a table below.
 */
export function TrendChart(props: TrendChartProps) {
	const { children, dates, events, series, title, tools } = props;
	const texts = useLanguage().texts.ui.chart;
	const { day } = useFormats();
	const [chosen, choose] = useState<number | null>(null);
	const lastKnown = dates.findLastIndex((_, place) =>
		series.some((one) => writtenAt(one, place) !== null),
	);
	if (lastKnown === -1) {
		return (
			<div class="no-trend">
				{tools}
				<p>{texts.nothing}</p>
			</div>
		);
	}

	const place = Math.min(chosen ?? lastKnown, dates.length - 1);
	const date = day(dates[place] ?? '');
	const event = events?.texts.get(place);
	const spoken = [
		date,
		...series.map((one) => `${one.name} ${writtenAt(one, place) ?? texts.noValue}`),
		...(event === undefined ? [] : [event]),
	].join(', ');
	return (
		<figure class="trend">
			<figcaption dir="auto">
				<b>{title}</b>
				{tools}
				<span class="legend">
					<span>{date}</span>
					{series.map((one) => (
						<span key={one.name} class={`key ${one.color}`}>
							{one.name} <b>{writtenAt(one, place) ?? '–'}</b>
						</span>
					))}
				</span>
			</figcaption>
			<Plot
				name={title}
				{...{ dates, series, place, spoken }}
				marked={events?.marked ?? [...(events?.texts.keys() ?? [])]}
				spans={events?.spans ?? []}
				onChoose={choose}
			/>
			{children?.(place)}
			<ValuesTable {...{ dates, events, series }} />
		</figure>
	);
}
