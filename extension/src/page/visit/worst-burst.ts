export interface Shift {
	readonly value: number;
	readonly startTime: number;
}

/**
 * CLS: the largest sum of shifts that are less than a second apart and span at most five seconds.
 */
export function createWorstBurst() {
	let worst = 0;
	let sum = 0;
	let first = Number.NEGATIVE_INFINITY;
	let last = Number.NEGATIVE_INFINITY;

	return {
		add({ startTime, value }: Shift) {
			const isSameBurst = startTime - last < 1000 && startTime - first < 5000;
			if (!isSameBurst) first = startTime;
			sum = isSameBurst ? sum + value : value;
			last = startTime;
			worst = Math.max(worst, sum);
		},
		value: () => Math.round(worst * 1000) / 1000,
	};
}
