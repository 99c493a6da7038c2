import type { SearchTotals } from '@plumbline/core/api';
import { useMemo } from 'preact/hooks';
import { useFormats } from '../language/formats.ts';
import { useLanguage } from '../language/language.ts';
import { NotedChart } from './noted-chart.tsx';
import type { ChartNote } from './notes-by-date.ts';

interface SearchChartProps {
	readonly totals: SearchTotals;
	readonly notes: readonly ChartNote[];
}

/** Clicks and impressions over time. Days and weeks that are not complete are gaps, not low values. */
export function SearchChart({ totals, notes }: SearchChartProps) {
	const { texts } = useLanguage();
	const { whole } = useFormats();
	const { dates, series } = useMemo(() => {
		const values = (figure: 'clicks' | 'impressions') =>
			totals.steps.map((step) => (step.is_complete ? step[figure] : null));
		const figures = texts.keywords.columns;
		return {
			dates: totals.steps.map(({ date }) => date),
			series: [
				{
					name: figures.clicks,
					values: values('clicks'),
					color: 'brand' as const,
					format: whole,
				},
				{
					name: figures.impressions,
					values: values('impressions'),
					color: 'second' as const,
					format: whole,
				},
			],
		};
	}, [totals, texts, whole]);
	return <NotedChart title={texts.start.search} dates={dates} series={series} notes={notes} />;
}
