import type { PageFigures } from './observation.ts';
import { sumIn } from './observe-counts.ts';
import type { Windows } from './windows.ts';

/** Fewer cannot show what happens by chance. */
export const leastComparablePages = 20;
/** With this many, pages of the same kind are enough. */
const enoughOfKind = 40;
/** How many times more or fewer clicks a comparable page may have. */
const likeLevel = 4;

export interface SiteFigures {
	readonly firstDay: number;
	readonly pages: readonly PageFigures[];
}

/** The pages left alone that had about as many clicks as the changed ones, by their numbers. */
export function comparablePages(
	{ firstDay, pages }: SiteFigures,
	changed: readonly number[],
	alsoChanged: ReadonlySet<number>,
	{ before, history }: Windows,
): readonly number[] {
	// All of the past that is compared: a page that has just fallen is still as large as it was.
	const past = { from: Math.min(...history.map(({ from }) => from)), to: before.to };
	const level = (page: number) => sumIn(pages[page]!.clicks, past, firstDay) + 1;
	const levels = changed.map(level);
	const least = levels.reduce((low, value) => Math.min(low, value)) / likeLevel;
	const most = levels.reduce((high, value) => Math.max(high, value)) * likeLevel;
	const own = new Set(changed);
	const alike = pages.flatMap((_, page) => {
		if (own.has(page) || alsoChanged.has(page)) return [];
		const value = level(page);
		// Pages without any clicks say nothing about clicks.
		return value > 1 && value >= least && value <= most ? [page] : [];
	});
	const kinds = new Set(changed.map((page) => pages[page]!.kind));
	const ofKind = alike.filter((page) => kinds.has(pages[page]!.kind));
	return ofKind.length >= enoughOfKind ? ofKind : alike;
}
