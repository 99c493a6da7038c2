/** Longest slice of work, in ms, that does not disturb typing. */
const SLICE_MS = 5;

/** Longest wait for an idle moment, in ms, in a busy editor. */
const LONGEST_WAIT_MS = 1_000;

/** Resolves when the browser is idle. */
export function idle(): Promise<void> {
	return new Promise((resolve) => {
		// Safari has no idle callbacks.
		if (typeof requestIdleCallback === 'undefined') setTimeout(resolve);
		else requestIdleCallback(() => resolve(), { timeout: LONGEST_WAIT_MS });
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
	return performance.now() + SLICE_MS;
}
