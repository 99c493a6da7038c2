import { invalidParameter } from '../../http/problems/problem-error.ts';
import { askedRange, type DayRange } from './range.ts';

interface ComparedDates {
	readonly compare_from?: string | undefined;
	readonly compare_to?: string | undefined;
}

/** The days to compare with: both dates, or none. */
export function comparedRange({ compare_from, compare_to }: ComparedDates): DayRange | null {
	if (compare_from === undefined && compare_to === undefined) return null;
	if (compare_from === undefined || compare_to === undefined) {
		const missing = compare_from === undefined ? 'compare_from' : 'compare_to';
		throw invalidParameter(missing, 'compare_from and compare_to belong together. Give both.');
	}
	if (compare_from > compare_to) {
		throw invalidParameter('compare_from', `${compare_from} is after compare_to, ${compare_to}.`);
	}
	return askedRange(compare_from, compare_to, 'monthly');
}
