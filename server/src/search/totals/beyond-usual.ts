import { daysIn, isWithin, type SearchCoverage, type SearchTotals } from '@plumbline/core/api';
import type { DayRange } from '../../facts/day.ts';
import { figureMovement, isBeyondUsual, siteMovement } from '../movement/movement.ts';
import { judgedWeeks, knownWeeks } from '../movement/week-spans.ts';
import { added, noSums, type SearchSums } from '../series/figures.ts';
import type { DaySums } from './site-totals.store.ts';

type BeyondUsual = NonNullable<SearchTotals['beyond_usual']>;

const unjudged: BeyondUsual = {
	clicks: null,
	impressions: null,
	ctr: null,
	average_position: null,
};

/** The days that say how figures of that range usually move. */
export const daysOfPast = ({ to }: DayRange): DayRange => ({ from: to - 7 * knownWeeks + 1, to });

/** Which figures moved more from the days just before than they usually do. */
export function beyondUsual(
	days: readonly DaySums[],
	{ incomplete, missing }: SearchCoverage,
	range: DayRange,
): BeyondUsual {
	const weeks = judgedWeeks(daysIn(range));
	if (weeks === null) return unjudged;
	const [isOpen, isMissing] = [isWithin(incomplete), isWithin(missing)];
	const byDay = new Map(days.map((day) => [day.day, day]));
	const spans = Array.from({ length: Math.floor((7 * knownWeeks) / daysIn(range)) }, (_, ago) => {
		let sums: SearchSums = noSums;
		for (let at = range.from; at <= range.to; at++) {
			const day = at - ago * daysIn(range);
			if (isOpen(day) || isMissing(day)) return null;
			sums = added(sums, byDay.get(day) ?? noSums);
		}
		return sums;
	});
	const of = (value: (sums: SearchSums) => number | null) =>
		spans.map((span) => span && value(span));
	const clicks = of((sums) => sums.clicks);
	const impressions = of((sums) => sums.impressions);
	const ctr = of((sums) => (sums.clicks + 1) / (sums.impressions + 1));
	// Discover has no positions.
	const position = of((sums) => sums.positionSum / sums.impressions || null);
	return {
		clicks: isBeyondUsual(siteMovement(clicks), weeks),
		impressions: isBeyondUsual(siteMovement(impressions), weeks),
		ctr: isBeyondUsual(figureMovement(ctr, clicks), weeks),
		average_position: isBeyondUsual(figureMovement(position, impressions), weeks),
	};
}
