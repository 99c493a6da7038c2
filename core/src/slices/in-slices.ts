import { nextTask } from './next-task.ts';

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
