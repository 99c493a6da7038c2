import type { Observation } from './observation.ts';
import { daysIn, type Span, type Windows } from './windows.ts';

/**
 * Added to both sides of a ratio: few events say little about whether a page rose or fell, and
 * without this, pages chosen after a fall would seem to recover.
 */
const pseudoEvents = 10;

/** Clicks or impressions of a page, by ratio to its own past. */
export function observeCounts(
	counts: ArrayLike<number>,
	{ after, history }: Windows,
	firstDay: number,
): Observation {
	const month = (span: Span) => (sumIn(counts, span, firstDay) * 28) / daysIn(span);
	const [recent = 0, week = recent, earlier = recent, distant = earlier] = history.map(month);
	const lately = (recent + earlier) / 2;
	const usual = (lately + distant) / 2;
	const deviation = (events: number, weight: number) =>
		Math.log((events * weight + pseudoEvents) / (usual * weight + pseudoEvents));
	return {
		outcome: Math.log(month(after) + 0.5),
		history: [
			Math.log(usual + 0.5),
			deviation(recent, 1),
			deviation(lately, 2),
			deviation(week, 1 / 4),
		],
		events: usual + 1,
	};
}

export function sumIn(counts: ArrayLike<number>, { from, to }: Span, firstDay: number): number {
	let sum = 0;
	for (let place = from - firstDay; place < to - firstDay; place++) sum += counts[place] ?? 0;
	return sum;
}
