import { nextTask } from './next-task.ts';

/** So long may reading hold up a page before it gets its turn. */
const SLICE_MS = 8;

/** Works step by step until one says that it was the last, and lets the page paint and answer in between. */
export async function inSlices(isLast: () => boolean, signal?: AbortSignal): Promise<void> {
	let end = performance.now() + SLICE_MS;
	while (!isLast()) {
		if (performance.now() < end) continue;
		await nextTask();
		signal?.throwIfAborted();
		end = performance.now() + SLICE_MS;
	}
}
