import { nextTask } from '@plumbline/core';

/** So long may reading hold up the page before it gets its turn. */
const SLICE_MS = 8;
/** The clock is looked at after so many items. */
const ITEMS_A_LOOK = 20;

/** Does something with each item, and lets the page work in between. */
export async function inSlices<Item>(
	items: Iterable<Item>,
	work: (item: Item) => void,
	signal?: AbortSignal,
): Promise<void> {
	let end = performance.now() + SLICE_MS;
	let count = 0;
	for (const item of items) {
		work(item);
		if (++count % ITEMS_A_LOOK !== 0 || performance.now() < end) continue;
		await nextTask();
		signal?.throwIfAborted();
		end = performance.now() + SLICE_MS;
	}
}
