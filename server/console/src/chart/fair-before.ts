import { answeredLikeness, type SearchTotals } from '@plumbline/core/api';

/** The time before, if both sides have figures of as many days; days may lack those of pages alone. */
export function fairBefore(now: SearchTotals, before: SearchTotals | null): SearchTotals | null {
	if (before === null) return null;
	const { notCompared } = answeredLikeness({
		...now.meta,
		compare_from: before.meta.date_from,
		compare_to: before.meta.date_to,
		compare_coverage: before.meta.coverage,
	});
	return notCompared === null ? before : null;
}
