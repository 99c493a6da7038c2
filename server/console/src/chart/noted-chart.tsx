import { type Series, TrendChart, useFormats } from '@plumbline/ui';
import type { ComponentChildren } from 'preact';
import { useMemo } from 'preact/hooks';
import { useLanguage } from '../language/language.ts';
import { LastingNotes } from './lasting-notes.tsx';
import { type ChartNote, noteSpans, notesByPlace } from './notes-by-date.ts';

interface NotedChartProps {
	readonly title: string;
	readonly dates: readonly string[];
	readonly series: readonly Series[];
	/** The changes while this was measured. */
	readonly notes: readonly ChartNote[];
	/** Beside the title. */
	readonly tools?: ComponentChildren;
}

/** A chart with what happened on each of its dates, such as “New titles (12 pages)”. */
export function NotedChart({ notes, ...chart }: NotedChartProps) {
	const texts = useLanguage().texts.chart;
	const { whole } = useFormats();
	const written = useMemo(() => {
		const noteText = ({ pages, text }: ChartNote) =>
			pages === 1 ? text : texts.onPages({ what: text, pages: whole(pages) });
		const places = [...notesByPlace(chart.dates, notes)];
		const isOnDay = ({ lasting }: ChartNote) => lasting === undefined;
		return {
			name: texts.changes,
			texts: new Map(places.map(([place, some]) => [place, some.map(noteText).join(' · ')])),
			marked: places.filter(([, some]) => some.some(isOnDay)).map(([place]) => place),
			spans: noteSpans(chart.dates, notes),
		};
	}, [chart.dates, notes, texts, whole]);
	return (
		<TrendChart {...chart} events={written}>
			{(place) => {
				const what = written.texts.get(place);
				return (
					<>
						<p class="note-line" dir="auto">
							{what === undefined ? (
								<span class="quiet">{texts.noChange}</span>
							) : (
								texts.changed({ what })
							)}
						</p>
						<LastingNotes notes={notes} />
					</>
				);
			}}
		</TrendChart>
	);
}
