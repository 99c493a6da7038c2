/** Longest slice before the page gets its turn. */
const sliceMs = 8;

/**
 * Calls `isLast` step by step until it returns true, and lets the page paint and respond in
 * between.
 */
export async function inSlices(isLast: () => boolean, signal?: AbortSignal): Promise<void> {
	let end = performance.now() + sliceMs;
	while (!isLast()) {
		if (performance.now() < end) continue;
		await nextTask();
		signal?.throwIfAborted();
		end = performance.now() + sliceMs;
	}
}

/** A message is a separate task, and unlike a timer it is not throttled in the background. */
export function nextTask(): Promise<void> {
	return new Promise((resolve) => {
		const { port1, port2 } = new MessageChannel();
		port1.onmessage = () => {
			port1.close();
			resolve();
		};
		port2.postMessage(null);
	});
}
