/** So much work at a time goes unnoticed by somebody who types. */
const SLICE_MS = 5;

/** Even a busy editor gives us a turn after so long. */
const LONGEST_WAIT_MS = 1_000;

/** Resolves when the browser has nothing better to do. */
export function idle(): Promise<void> {
	return new Promise((resolve) => {
		// Safari has no idle callbacks.
		if (typeof requestIdleCallback === 'undefined') setTimeout(resolve);
		else requestIdleCallback(() => resolve(), { timeout: LONGEST_WAIT_MS });
	});
}

/** Does something with each item when the browser has time, and lets it breathe in between. */
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
