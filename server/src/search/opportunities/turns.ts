import type { Day } from '../../facts/day.ts';

/** A page that was shown for a query on a day. */
export interface ShownPage {
	readonly day: Day;
	readonly pageId: number;
	readonly clicks: number;
	readonly impressions: number;
	readonly positionSum: number;
}

export interface PageInTurn {
	readonly pageId: number;
	/** Days on which the page was the site’s best for the query. */
	readonly days: number;
	readonly clicks: number;
	readonly impressions: number;
	readonly positionSum: number;
}

export interface Turns {
	/** How often the best page changed from one day to the next. */
	readonly turns: number;
	/** The pages that were the best on some day, the most frequent first. */
	readonly pages: readonly PageInTurn[];
}

/**
 * Whether the pages of a query take turns; null if they do not. An engine that prefers one page
 * changes it once. If it cannot decide, the best page changes about as often as if each day were
 * drawn by lot.
 */
export function turnsOf(shown: readonly ShownPage[]): Turns | null {
	const bestByDay = [...Map.groupBy(shown, ({ day }) => day)]
		.toSorted(([one], [other]) => one - other)
		.map(([, pages]) => pages.reduce(better).pageId);
	const turns = bestByDay.filter(
		(page, index) => index > 0 && page !== bestByDay[index - 1],
	).length;
	const pages = pagesInTurn(shown, bestByDay);
	const [first, second] = pages;
	if (first === undefined || second === undefined) return null;
	const byLot = (2 * first.days * (bestByDay.length - first.days)) / bestByDay.length;
	// A page that was tried once and given up makes two turns.
	return turns > 2 && turns >= byLot / 2 ? { turns, pages } : null;
}

function better(one: ShownPage, other: ShownPage): ShownPage {
	const [left, right] = [one, other].map((page) => page.positionSum / page.impressions);
	if (left !== right) return (left ?? 0) < (right ?? 0) ? one : other;
	return one.impressions >= other.impressions ? one : other;
}

function pagesInTurn(shown: readonly ShownPage[], bestByDay: readonly number[]): PageInTurn[] {
	const days = new Map<number, number>();
	for (const page of bestByDay) days.set(page, (days.get(page) ?? 0) + 1);
	return [...days]
		.map(([pageId, count]) => {
			const own = shown.filter((page) => page.pageId === pageId);
			const total = (name: 'clicks' | 'impressions' | 'positionSum') =>
				own.reduce((sum, page) => sum + page[name], 0);
			return {
				pageId,
				days: count,
				clicks: total('clicks'),
				impressions: total('impressions'),
				positionSum: total('positionSum'),
			};
		})
		.toSorted((one, other) => other.days - one.days || one.pageId - other.pageId);
}
