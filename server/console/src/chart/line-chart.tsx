import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { ScrollBox } from '../controls/scroll-box.tsx';
import { useLanguage } from '../language/language.ts';
import { useFormats } from '../language/use-formats.ts';
import type { Plot } from './draw-plot.ts';
import { NoteLine, useNoteText } from './note-line.tsx';
import { type ChartNote, notesByPlace } from './notes-by-date.ts';

export interface Series {
	readonly name: string;
	/** One for each date; null where nothing was measured. */
	readonly values: readonly (number | null)[];
	readonly color: 'brand' | 'second';
	/** How a value is written. */
	readonly format: (value: number) => string;
	/** 1 is best and on top. */
	readonly isRank?: boolean;
}

interface LineChartProps {
	readonly title: string;
	readonly dates: readonly string[];
	readonly series: readonly Series[];
	/** What changed while this was measured. */
	readonly notes: readonly ChartNote[];
}

/**
 * Lines over days. The pointer or the arrow keys choose a day, whose values are read out above the
 * chart; a table has them all.
 */
export function LineChart({ title, dates, series, notes }: LineChartProps) {
	const { texts } = useLanguage();
	const { day } = useFormats();
	const place = useRef<HTMLDivElement>(null);
	const plot = useRef<Plot | null>(null);
	const noteText = useNoteText();
	const places = useMemo(() => notesByPlace(dates, notes), [dates, notes]);
	const [index, setIndex] = useState<number | null>(null);
	const lastKnown = dates.findLastIndex((_, place) =>
		series.some(({ values }) => (values[place] ?? null) !== null),
	);
	const chosen = Math.min(index ?? Math.max(lastKnown, 0), dates.length - 1);

	useEffect(() => {
		const box = place.current;
		if (box === null) return;
		let isGone = false;
		// The library is loaded with the first chart.
		import('./draw-plot.ts').then(({ drawPlot }) => {
			if (!isGone)
				plot.current = drawPlot(box, {
					...{ dates, series, onIndex: setIndex },
					marked: [...places.keys()],
				});
		});
		return () => {
			isGone = true;
			plot.current?.remove();
			plot.current = null;
		};
	}, [dates, series, places]);

	const written = series.map(({ name, values, format }) => {
		const value = values[chosen] ?? null;
		return { name, text: value === null ? '–' : format(value) };
	});
	const date = dates[chosen] === undefined ? '' : day(dates[chosen]);
	const chosenNotes = places.get(chosen) ?? [];
	const spoken = [
		date,
		...written.map(({ name, text }) => `${name} ${text}`),
		...chosenNotes.map(noteText),
	].join(', ');
	return (
		<figure class="chart">
			<figcaption>
				<b>{title}</b>
				<span class="legend">
					<span>{date}</span>
					{written.map(({ name, text }, place) => (
						<span key={name} class={`key ${series[place]?.color}`}>
							{name} <b>{text}</b>
						</span>
					))}
				</span>
			</figcaption>
			<div class="plot" dir="ltr">
				<div ref={place} />
				<input
					type="range"
					min="0"
					max={Math.max(0, dates.length - 1)}
					value={chosen}
					aria-label={title}
					aria-valuetext={spoken}
					onInput={({ currentTarget }) => {
						setIndex(currentTarget.valueAsNumber);
						plot.current?.point(currentTarget.valueAsNumber);
					}}
				/>
			</div>
			<NoteLine notes={chosenNotes} />
			<details class="values">
				<summary>{texts.chart.values}</summary>
				<ScrollBox label={texts.chart.values}>
					<table>
						<thead>
							<tr>
								<th scope="col">{texts.chart.day}</th>
								{series.map(({ name }) => (
									<th key={name} scope="col" class="number">
										{name}
									</th>
								))}
								{places.size > 0 && <th scope="col">{texts.chart.changes}</th>}
							</tr>
						</thead>
						<tbody>
							{dates.map((date, row) => (
								<tr key={date}>
									<th scope="row">{day(date)}</th>
									{series.map(({ name, values, format }) => {
										const value = values[row] ?? null;
										return (
											<td key={name} class="number">
												{value === null ? '–' : format(value)}
											</td>
										);
									})}
									{places.size > 0 && (
										<td dir="auto">{places.get(row)?.map(noteText).join(' · ')}</td>
									)}
								</tr>
							))}
						</tbody>
					</table>
				</ScrollBox>
			</details>
		</figure>
	);
}
