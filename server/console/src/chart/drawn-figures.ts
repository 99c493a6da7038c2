import type { SearchTotals } from '@plumbline/core/api';
import type { Series } from '@plumbline/ui';
import type { Formats } from '../language/formats.ts';
import type { Texts } from '../language/texts/texts.generated.ts';
import { type ChartFigure, chartValues } from './chart-steps.ts';
import type { SearchFiguresOfPeriods } from './use-search-figures.ts';

interface Written {
	readonly formats: Formats;
	readonly texts: Texts['chart'];
	/** Of the figure. */
	readonly name: string;
}

interface DrawnFigures {
	readonly dates: readonly string[];
	readonly series: readonly Series[];
	readonly hasDashes: boolean;
}

/** The lines of a figure in the period and before. Values before are written with their own dates. */
export function drawnFigures(
	{ charted, before }: SearchFiguresOfPeriods,
	figure: ChartFigure,
	{ formats, texts, name }: Written,
): DrawnFigures {
	const write = writerOf(figure, formats);
	const now = chartValues(charted, figure);
	const dates = charted.steps.map(({ date }) => date);
	const isRank = figure === 'position';
	const series: Series[] = [
		{
			name,
			...now,
			color: 'brand',
			format: (value, place) =>
				now.dashed.has(place) ? texts.unfinished({ value: write(value) }) : write(value),
			isRank,
		},
	];
	if (before) series.push(beforeSeries(before, figure, { dates, formats, texts, write, isRank }));
	return { dates, series, hasDashes: now.dashed.size > 0 };
}

interface Beside extends Pick<Written, 'formats' | 'texts'> {
	readonly dates: readonly string[];
	readonly write: (value: number) => string;
	readonly isRank: boolean;
}

function beforeSeries(
	before: SearchTotals,
	figure: ChartFigure,
	{ dates, formats, texts, write, isRank }: Beside,
): Series {
	const { values } = chartValues(before, figure);
	return {
		name: texts.before,
		// Fresh days have none before.
		values: dates.map((_, place) => values[place] ?? null),
		color: 'past',
		format: (value, place) => {
			const date = before.steps[place]?.date;
			return date === undefined ? write(value) : `${write(value)} (${formats.day(date)})`;
		},
		isRank,
	};
}

function writerOf(figure: ChartFigure, { percent, tenths, upToTenths }: Formats) {
	if (figure === 'ctr') return (value: number) => percent(value / 100);
	return figure === 'position' ? tenths : upToTenths;
}
