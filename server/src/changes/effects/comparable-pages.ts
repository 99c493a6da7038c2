import type { PageFigures } from './observation.ts';
import { sumIn } from './observe-counts.ts';
import type { Windows } from './windows.ts';

/** Fewer cannot show what happens by chance. */
export const leastComparablePages = 20;
/** How many times more or fewer clicks a comparable page may have. */
const likeLevel = 4;

export interface SiteFigures {
	readonly firstDay: number;
	readonly pages: readonly PageFigures[];
}

/**
 * The pages left alone that had about as many clicks as the changed ones, by their numbers.
 * Where too few of them are of the usual size of the changed ones, only those.
 */
export function comparablePages(
	{ firstDay, pages }: SiteFigures,
	changed: readonly number[],
	alone: readonly number[],
	{ before, history }: Windows,
): readonly number[] {
	// All of the past that is compared: a page that has just fallen is still as large as it was.
	const past = { from: Math.min(...history.map(({ from }) => from)), to: before.to };
	const level = (page: number) => sumIn(pages[page]!.clicks, past, firstDay) + 1;
	const levels = Float64Array.from(changed, level).sort();
	const near = (least: number, most: number) =>
		alone.filter((page) => {
			const value = level(page);
			// Pages without any clicks say nothing about clicks.
			return value > 1 && value >= least / likeLevel && value <= most * likeLevel;
		});
	const usual = levels[levels.length >> 1]!;
	const ofUsual = near(usual, usual);
	return ofUsual.length < leastComparablePages ? ofUsual : near(levels[0]!, levels.at(-1)!);
}
