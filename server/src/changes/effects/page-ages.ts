import type { Day } from '../../facts/day.ts';
import type { PageFigures } from './observation.ts';
import { pastDays } from './windows.ts';

/** Whether the page is as old as the past that is compared: young pages grow on their own. */
export function isGrown(
	{ firstDay, pages }: { readonly firstDay: Day; readonly pages: readonly PageFigures[] },
	page: number,
	day: Day,
): boolean {
	const first = firstSeen(pages[page]!, firstDay);
	return first === null || day - first >= pastDays;
}

/** A page that appears this soon after the figures begin may be older than they are. */
const unknownDays = 28;

/** The day on which the page first appeared in results; null if it may be older than the figures. */
function firstSeen({ impressions }: PageFigures, firstDay: Day): Day | null {
	let place = 0;
	while (place < impressions.length && !impressions[place]) place++;
	return place < unknownDays || place === impressions.length ? null : firstDay + place;
}
