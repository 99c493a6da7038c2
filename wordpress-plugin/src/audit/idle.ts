/** Longest slice of work, in ms, that does not disturb typing. */
const sliceMs = 5;

/** Longest wait for an idle moment, in ms, in a busy editor. */
const longestWaitMs = 1_000;

/** Resolves when the browser is idle. */
export function idle(): Promise<void> {
	return new Promise((resolve) => {
		// Safari has no idle callbacks.
		if (typeof requestIdleCallback === 'undefined') setTimeout(resolve);
		else requestIdleCallback(() => resolve(), { timeout: longestWaitMs });
	});
}

/** Processes each item in idle time, with pauses in between. */
export async function eachInSlices<T>(
	items: readonly T[],
	work: (item: T) => void,
	signal: AbortSignal,
): Promise<void> {
	let end = await nextSlice(signal);
	for (const item of items) {
		if (performance.now() >= end) end = await nextSlice(signal);
		work(item);
	}
}

async function nextSlice(signal: AbortSignal): Promise<number> {
	await idle();
	signal.throwIfAborted();
	return performance.now() + sliceMs;
}
