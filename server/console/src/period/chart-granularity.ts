import type { Granularity } from '@plumbline/core/api';

/** Longer charts have steps of a week, and then of a month. */
const longest = { daily: 120, weekly: 3 * 366 };

/** The longest range that the interface answers by day. */
const mostDays = 500;

/**
 * The steps of a chart of so many days. Weeks of two periods lie above each other only if both begin
 * on the same weekday; `shift` is the distance between them.
 */
export function chartGranularity(days: number, shift = 0): Granularity {
	const isAligned = shift % 7 === 0;
	if (days <= longest.daily || (!isAligned && days <= mostDays)) return 'daily';
	return days <= longest.weekly ? 'weekly' : 'monthly';
}
