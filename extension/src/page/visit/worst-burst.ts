export interface Shift {
	readonly value: number;
	readonly startTime: number;
}

/** CLS: the largest sum of shifts less than a second apart, over at most five seconds. */
export function worstBurst(shifts: readonly Shift[]): number {
	let worst = 0;
	let sum = 0;
	let first = Number.NEGATIVE_INFINITY;
	let last = Number.NEGATIVE_INFINITY;
	for (const { startTime, value } of shifts) {
		const isSameBurst = startTime - last < 1000 && startTime - first < 5000;
		if (!isSameBurst) first = startTime;
		sum = isSameBurst ? sum + value : value;
		last = startTime;
		worst = Math.max(worst, sum);
	}
	return Math.round(worst * 1000) / 1000;
}
