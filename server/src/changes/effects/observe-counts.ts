import type { Figure } from './observation.ts';
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
): Figure {
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
	const sums = runningSums(counts);
	const before = (day: number) => sums[Math.min(Math.max(day - firstDay, 0), counts.length)]!;
	return before(to) - before(from);
}

/** The same figures are summed over many windows, for all changes of a site. */
const known = new WeakMap<ArrayLike<number>, Float64Array>();

function runningSums(counts: ArrayLike<number>): Float64Array {
	const existing = known.get(counts);
	if (existing) return existing;
	const sums = new Float64Array(counts.length + 1);
	for (let place = 0; place < counts.length; place++)
		sums[place + 1] = sums[place]! + counts[place]!;
	known.set(counts, sums);
	return sums;
}
