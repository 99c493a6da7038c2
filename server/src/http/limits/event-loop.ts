export interface EventLoopWatch {
	/** What comes in waits for long already, so more of it helps nobody. */
	isLate(): boolean;
	close(): void;
}

const lateMs = 500;
const lookEveryMs = 100;
/** How much the last look counts against those before. */
const weight = 0.3;
/** As much as one look may count: one pause is no pressure, however long; two in a row are. */
const mostMs = 2 * lateMs;

/** Looks at how late its own timer comes. */
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
