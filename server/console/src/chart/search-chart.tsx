import type { SearchTotals } from '@plumbline/core/api';
import { useMemo } from 'preact/hooks';
import { useLanguage } from '../language/language.ts';
import { useFormats } from '../language/use-formats.ts';
import { LineChart } from './line-chart.tsx';
import type { ChartNote } from './notes-by-date.ts';

interface SearchChartProps {
	readonly totals: SearchTotals;
	readonly notes: readonly ChartNote[];
}

/** Clicks and impressions over time; days that nobody has read are gaps, not zeros. */
export function SearchChart({ totals, notes }: SearchChartProps) {
	const { texts } = useLanguage();
	const { whole, day } = useFormats();
	const { dates, series } = useMemo(() => {
		const { missing } = totals.meta.coverage;
		const isMissing = (date: string) => missing.some(({ from, to }) => from <= date && date <= to);
		const values = (figure: 'clicks' | 'impressions') =>
			totals.steps.map((step) => (isMissing(step.date) ? null : step[figure]));
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
	const { complete_to: completeTo } = totals.meta.coverage;
	return (
		<>
			<LineChart title={texts.start.search} dates={dates} series={series} notes={notes} />
			{completeTo !== null && <p class="quiet small">{texts.start.completeTo(day(completeTo))}</p>}
		</>
	);
}
