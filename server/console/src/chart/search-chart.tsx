import { useMemo } from 'preact/hooks';
import { useNavigation } from '../address/address.ts';
import { useFormats } from '../language/formats.ts';
import { useLanguage } from '../language/language.ts';
import { chartFigures } from './chart-steps.ts';
import { drawnFigures } from './drawn-figures.ts';
import { NotedChart } from './noted-chart.tsx';
import type { ChartNote } from './notes-by-date.ts';
import type { SearchFiguresOfPeriods } from './use-search-figures.ts';

interface SearchChartProps {
	readonly figures: SearchFiguresOfPeriods;
	readonly notes: readonly ChartNote[];
	/** Whether figures other than clicks may be compared. */
	readonly hasLikeImpressions: boolean;
}

/** One figure over time, and in the time before. Days that are not complete are dashed, others gaps. */
export function SearchChart({ figures, notes, hasLikeImpressions }: SearchChartProps) {
	const { texts } = useLanguage();
	const own = texts.chart;
	const formats = useFormats();
	const { query, change } = useNavigation();
	const figure = chartFigures.find((name) => name === query.get('figure')) ?? 'clicks';
	const isClicks = figure === 'clicks';
	const { dates, series, hasDashes } = useMemo(() => {
		const before = isClicks || hasLikeImpressions ? figures.before : null;
		const written = { formats, texts: own, name: texts.keywords.columns[figure] };
		return drawnFigures({ ...figures, before }, figure, written);
	}, [figures, figure, isClicks, hasLikeImpressions, formats, own, texts]);
	const ownNotes = useMemo(
		() => notes.filter(({ lasting }) => !(isClicks && lasting?.isOfImpressions)),
		[notes, isClicks],
	);
	const { granularity } = figures.charted.meta;
	const isMean = granularity !== 'daily';
	return (
		<div class="search-chart">
			<NotedChart
				title={texts.start.search}
				{...{ dates, series }}
				notes={ownNotes}
				tools={
					<label>
						<span class="spoken">{own.figure}</span>
						<select
							value={figure}
							onChange={({ currentTarget }) => change({ figure: currentTarget.value })}
						>
							{chartFigures.map((name) => (
								<option key={name} value={name}>
									{texts.keywords.columns[name]}
								</option>
							))}
						</select>
					</label>
				}
			/>
			{(isMean || hasDashes) && (
				<p class="quiet small">
					{isMean && own.mean({ granularity })} {hasDashes && own.dashed}
				</p>
			)}
		</div>
	);
}
