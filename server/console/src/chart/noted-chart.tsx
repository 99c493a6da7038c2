import { type Series, TrendChart, useFormats } from '@plumbline/ui';
import type { ComponentChildren } from 'preact';
import { useMemo } from 'preact/hooks';
import { useLanguage } from '../language/language.ts';
import { type ChartNote, notesByPlace } from './notes-by-date.ts';

interface NotedChartProps {
	readonly title: string;
	readonly dates: readonly string[];
	readonly series: readonly Series[];
	/** The changes while this was measured. */
	readonly notes: readonly ChartNote[];
	/** Beside the title. */
	readonly tools?: ComponentChildren;
}

/** A chart with what changed on each of its dates, such as “New titles (12 pages)”. */
export function NotedChart({ notes, ...chart }: NotedChartProps) {
	const texts = useLanguage().texts.chart;
	const { whole } = useFormats();
	const written = useMemo(() => {
		const noteText = ({ pages, text }: ChartNote) =>
			pages === 1 ? text : texts.onPages({ what: text, pages: whole(pages) });
		const places = [...notesByPlace(chart.dates, notes)];
		return new Map(places.map(([place, some]) => [place, some.map(noteText).join(' · ')]));
	}, [chart.dates, notes, texts, whole]);
	return (
		<TrendChart {...chart} events={{ name: texts.changes, texts: written }}>
			{(place) => {
				const what = written.get(place);
				return (
					<p class="note-line" dir="auto">
						{what === undefined ? (
							<span class="quiet">{texts.noChange}</span>
						) : (
							texts.changed({ what })
						)}
					</p>
				);
			}}
		</TrendChart>
	);
}
