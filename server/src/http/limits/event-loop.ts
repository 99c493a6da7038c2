export interface EventLoopWatch {
	/** True if requests already wait so long that accepting more helps nobody. */
	isLate(): boolean;
	close(): void;
}

const lateMs = 500;
const lookEveryMs = 100;
/** Weight of the latest measurement in the moving average. */
const weight = 0.3;
/**
 * Upper limit of one measurement, in ms: a single pause is not pressure, however long, but two in a
 * row are.
 */
const mostMs = 2 * lateMs;

/** Measures the delay of its own timer. */
export function watchEventLoop(): EventLoopWatch {
	let delayMs = 0;
	let lookedMs = performance.now();
	const timer = setInterval(() => {
		const nowMs = performance.now();
		const seenMs = Math.min(nowMs - lookedMs - lookEveryMs, mostMs);
		delayMs += weight * (seenMs - delayMs);
		lookedMs = nowMs;
	}, lookEveryMs);
	timer.unref();
	return { isLate: () => delayMs > lateMs, close: () => clearInterval(timer) };
}
