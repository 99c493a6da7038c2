import type { Observation } from './observation.ts';
import { sumIn } from './observe-counts.ts';
import type { PageFigures } from './page-figures.ts';
import type { Span, Windows } from './windows.ts';

/** How many places the page gained; null for a page that was not shown in one of the windows. */
export function observePosition(
	{ impressions, positionSum }: PageFigures,
	{ after, before, history }: Windows,
	firstDay: number,
): Observation | null {
	const placesUp = (span: Span): number | null => {
		const shown = sumIn(impressions, span, firstDay);
		return shown === 0 ? null : -sumIn(positionSum, span, firstDay) / shown;
	};
	const [outcome, recent] = [placesUp(after), placesUp(before)];
	if (outcome === null || recent === null) return null;
	return {
		outcome,
		history: history.map((span) => placesUp(span) ?? recent),
		events: sumIn(impressions, before, firstDay),
	};
}
