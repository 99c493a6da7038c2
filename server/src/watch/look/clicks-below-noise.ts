import { chanceBeyond } from '../../changes/effects/student.ts';
import type { PageWeeks } from '../../search/movement/page-weeks.store.ts';

export interface ClickFall {
	readonly clicks: number;
	readonly expected: number;
}

/** How often any page of a site may be reported by chance, in a week. */
const falseReports = 0.002;
/** With fewer weeks, nobody knows how much a page varies by itself. */
const fewestWeeks = 12;
/** The weeks that say what is usual now. */
const usualWeeks = 8;
/** Smaller falls are not worth a message, however certain they are. */
const leastFall = 0.3;
/** Added to both sides of a ratio, because few clicks say little. */
const pseudoClicks = 5;

/**
 * The pages whose clicks in the last week are below their usual variation relative to the rest of
 * the site, so that a holiday of all pages does not count as the fall of one. Null for pages
 * without a fall.
 */
export function clicksBelowNoise(
	pages: readonly PageWeeks[],
	site: readonly number[],
): ReadonlyMap<number, ClickFall | null> {
	if (site.length <= fewestWeeks) return new Map();
	const courses = pages.map((page) => courseOf(page, site));
	const typical = median(courses.map(({ variance }) => variance));
	const isRare = (t: number) =>
		chanceBeyond(t, 2 * (site.length - 2)) / 2 < falseReports / pages.length;
	return new Map(
		courses.map(({ expected, last, pageId, usual, variance, ...page }) => {
			const fall = { clicks: page.clicks, expected: Math.round(expected) };
			if (fall.clicks > expected * (1 - leastFall)) return [pageId, null];
			// The noise of one page is itself uncertain; that of its peers steadies it.
			const noise = Math.max((variance + typical) / 2, 1 / (expected + pseudoClicks));
			const t = (last - usual) / Math.sqrt(noise * (1 + 1 / usualWeeks));
			return [pageId, isRare(t) ? fall : null];
		}),
	);
}

/** The page beside the rest of the site, as logarithms of ratios, and what would be usual now. */
function courseOf({ clicks, pageId }: PageWeeks, site: readonly number[]) {
	const rest = (week: number) => site[week]! - clicks[week]! + pseudoClicks;
	const ratios = clicks.map((count, week) => Math.log((count + pseudoClicks) / rest(week)));
	const newest = clicks.length - 1;
	const earlier = ratios.slice(0, newest);
	const usual = mean(earlier.slice(-usualWeeks));
	return {
		pageId,
		clicks: clicks[newest]!,
		last: ratios[newest]!,
		usual,
		expected: Math.max(0, Math.exp(usual) * rest(newest) - pseudoClicks),
		variance: varianceOf(earlier),
	};
}

const mean = (values: readonly number[]) =>
	values.reduce((sum, value) => sum + value, 0) / values.length;

const median = (values: readonly number[]) =>
	values.toSorted((one, other) => one - other)[values.length >> 1]!;

function varianceOf(values: readonly number[]): number {
	const middle = mean(values);
	return values.reduce((sum, value) => sum + (value - middle) ** 2, 0) / (values.length - 1);
}
