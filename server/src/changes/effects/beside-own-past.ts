import type { Batch, KnownSite } from './did-it-work.ts';
import { sumIn } from './observe-counts.ts';
import { isGrown } from './page-ages.ts';
import { chanceBeyond, distanceWithin } from './student.ts';
import { earlierWindows, type Windows, windowsAround } from './windows.ts';

/** The step of the changed pages, where no others can be compared, beside their own earlier ones. */
export interface OwnPast {
	readonly effect: number;
	/** Half the width of the range that covers the truth in nine of ten cases. */
	readonly margin: number;
	/** How often steps as large come by themselves. */
	readonly chance: number;
	/** The earlier days around which the same step was taken. */
	readonly dates: number;
	readonly windows: Windows;
	readonly clicksBefore: number;
	readonly clicksAfter: number;
}

/** With fewer earlier steps nobody knows how large steps usually are. */
const fewestDates = 6;
/** Added to both sides of a ratio, because few clicks say little. */
const pseudoClicks = 5;

/** Neighbouring steps share four weeks, so that each of them is worth less. */
const worthOfDate = 2 / 3;

/**
 * Weeks to wait where the four after the change are not over; null with too few earlier days. Later
 * weeks are left out: with nothing to compare they would bring more drift than knowledge.
 */
export function besideOwnPast(
	site: KnownSite,
	{ earlierDays, knownDay, madeDay, pages }: Batch,
): OwnPast | { readonly weeks: number } | null {
	const lastDay = knownDay + 27;
	const windows = windowsAround({ knownDay, madeDay }, { firstDay: site.firstDay, lastDay });
	const newest = windows && stepAt(site, pages, windows);
	if (!newest) return null;
	const earlier = earlierWindows(windows, site.firstDay, earlierDays).flatMap(
		(at) => stepAt(site, pages, at)?.ratio ?? [],
	);
	if (earlier.length < fewestDates) return null;
	if (site.lastDay < lastDay) return { weeks: Math.ceil((lastDay - site.lastDay) / 7) };
	const usual = earlier.reduce((sum, ratio) => sum + ratio ** 2, 0) / earlier.length;
	const error = Math.sqrt(Math.max(usual, newest.counting));
	const freedom = earlier.length * worthOfDate;
	return {
		effect: newest.ratio,
		margin: distanceWithin(0.9, freedom) * error,
		chance: chanceBeyond(newest.ratio / error, freedom),
		dates: earlier.length,
		windows,
		clicksBefore: newest.before,
		clicksAfter: newest.after,
	};
}

/** Of the pages that were old enough; null where most of them were not. */
function stepAt(site: KnownSite, pages: readonly number[], at: Windows) {
	const grown = pages.filter((page) => isGrown(site, page, at.before.to));
	if (grown.length < pages.length / 2) return null;
	const clicksIn = (span: Windows['before']) =>
		grown.reduce((sum, page) => sum + sumIn(site.pages[page]!.clicks, span, site.firstDay), 0);
	const [before, after] = [clicksIn(at.before), clicksIn(at.after)];
	return {
		...{ before, after },
		ratio: Math.log((after + pseudoClicks) / (before + pseudoClicks)),
		// The variance that counting alone causes.
		counting: 1 / (after + pseudoClicks) + 1 / (before + pseudoClicks),
	};
}
