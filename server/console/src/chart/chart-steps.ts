import { isWithin, type SearchTotals } from '@plumbline/core/api';
import { type Day, parseDay } from '@plumbline/core/time';

export const chartFigures = ['clicks', 'impressions', 'ctr', 'position'] as const;

export type ChartFigure = (typeof chartFigures)[number];

export interface ChartValues {
	/** One for each step; null where nothing was measured. */
	readonly values: readonly (number | null)[];
	/** The places of steps of which days are missing or not complete. */
	readonly dashed: ReadonlySet<number>;
}

/**
 * A figure by step. Counts of longer steps are the mean a day, so that a week that the range cuts is
 * not lower than the others.
 */
export function chartValues({ meta, steps }: SearchTotals, figure: ChartFigure): ChartValues {
	const isMissing = isWithin(meta.coverage.missing);
	const starts = steps.map(({ date }) => dayOf(date));
	const end = dayOf(meta.date_to) + 1;
	const dashed = new Set<number>();
	const values = steps.map((step, place) => {
		const [from = 0, next = end] = [starts[place], starts[place + 1]];
		const days = measuredDays(from, next, isMissing);
		if (days === 0) return null;
		if (!step.is_complete) dashed.add(place);
		if (figure === 'position') return step.average_position;
		// In percent, in which its axis has round steps.
		if (figure === 'ctr') return step.impressions === 0 ? null : 100 * step.ctr;
		return meta.granularity === 'daily' ? step[figure] : step[figure] / days;
	});
	return { values, dashed };
}

function measuredDays(from: Day, next: Day, isMissing: (day: Day) => boolean): number {
	let count = 0;
	for (let day = from; day < next; day++) if (!isMissing(day)) count++;
	return count;
}

const dayOf = (date: string): Day => parseDay(date) ?? 0;
