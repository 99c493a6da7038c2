import type { PageSpans, Spans } from './movement.ts';
import type { PageWeeks } from './page-weeks.store.ts';

/** The weeks that say how a site usually moves: long enough for a year’s season. */
export const knownWeeks = 64;
/** Pages younger than this before the newest span grow on their own. */
const grownWeeks = 16;

const mostWeeksOfStep = 8;

/** The weeks of a step whose like the past has shown often enough; null for all others. */
export function judgedWeeks(days: number): number | null {
	const weeks = days / 7;
	return Number.isInteger(weeks) && weeks <= mostWeeksOfStep ? weeks : null;
}

/** Weeks, oldest first, as spans of some weeks, newest first; a rest at the start is left out. */
export function spansOf(weeks: Spans, length: number): Spans {
	return Array.from({ length: Math.floor(weeks.length / length) }, (_, at) => {
		const end = weeks.length - at * length;
		const span = weeks.slice(end - length, end);
		return span.reduce<number | null>(
			(sum, week) => (sum === null || week === null ? null : sum + week),
			0,
		);
	});
}

/** The pages that are old enough, in spans. */
export function grownPages(pages: readonly PageWeeks[], length: number): readonly PageSpans[] {
	return pages.flatMap(({ clicks, pageId }) => {
		const first = clicks.findIndex((count) => count > 0);
		if (first === -1 || clicks.length - length - first < grownWeeks) return [];
		// Weeks of pages are counts, not gaps.
		return [{ pageId, spans: spansOf(clicks, length) as readonly number[] }];
	});
}
