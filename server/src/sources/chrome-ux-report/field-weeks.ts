import type { Day } from '../../facts/day.ts';
import { listOf, objectOf } from '../json-values.ts';

/** The experience of visitors in the 28 days up to `lastDay`; null where too few were measured. */
export interface FieldWeek {
	readonly lastDay: Day;
	readonly lcp: FieldFigure;
	readonly inp: FieldFigure;
	readonly cls: FieldFigure;
}

export interface FieldFigure {
	/** The value that three quarters of visits do not exceed. */
	readonly p75: number | null;
	/** The share of good visits, from 0 to 1. */
	readonly good: number | null;
}

/** Reads an answer of `queryHistoryRecord`; an answer without a record has no weeks. */
export function fieldWeeks(answer: unknown): readonly FieldWeek[] {
	const { collectionPeriods, metrics } = objectOf(objectOf(answer).record);
	const of = (name: string) => figures(objectOf(metrics)[name]);
	const [lcp, inp, cls] = [
		of('largest_contentful_paint'),
		of('interaction_to_next_paint'),
		of('cumulative_layout_shift'),
	];
	return listOf(collectionPeriods).flatMap((period, week) => {
		const lastDay = dayOf(objectOf(period).lastDate);
		if (lastDay === null) return [];
		return [{ lastDay, lcp: lcp(week), inp: inp(week), cls: cls(week) }];
	});
}

function figures(metric: unknown): (week: number) => FieldFigure {
	const { histogramTimeseries, percentilesTimeseries } = objectOf(metric);
	const p75s = listOf(objectOf(percentilesTimeseries).p75s);
	const good = listOf(objectOf(listOf(histogramTimeseries)[0]).densities);
	return (week) => ({ p75: numberAt(p75s[week]), good: numberAt(good[week]) });
}

/** CLS comes as a text, and a week without data as null or “NaN”. */
function numberAt(value: unknown): number | null {
	const number = typeof value === 'string' ? Number(value) : value;
	return typeof number === 'number' && Number.isFinite(number) ? number : null;
}

function dayOf(value: unknown): Day | null {
	const { year, month, day } = objectOf(value);
	if (typeof year !== 'number' || typeof month !== 'number' || typeof day !== 'number') return null;
	return Date.UTC(year, month - 1, day) / 86_400_000;
}
