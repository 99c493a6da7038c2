export interface EventLoopWatch {
	/** What comes in waits for long already, so more of it helps nobody. */
	isLate(): boolean;
	close(): void;
}

const lateMs = 500;
const lookEveryMs = 100;
/** How much the last look counts against those before: one long pause is no pressure. */
const weight = 0.3;

/** Looks at how late its own timer comes. */
export function watchEventLoop(): EventLoopWatch {
	let delayMs = 0;
	let lookedMs = performance.now();
	const timer = setInterval(() => {
		const nowMs = performance.now();
		delayMs += weight * (nowMs - lookedMs - lookEveryMs - delayMs);
		lookedMs = nowMs;
	}, lookEveryMs);
	timer.unref();
	return { isLate: () => delayMs > lateMs, close: () => clearInterval(timer) };
}
