import { inSlices } from '@plumbline/core';

/** How many items are done between two looks at the clock. */
const itemsAStep = 20;

/** Calls `work` for each item, and yields to the page between slices. */
export function eachInSlices<Item>(
	items: Iterable<Item>,
	work: (item: Item) => void,
	signal?: AbortSignal,
): Promise<void> {
	const rest = items[Symbol.iterator]();
	return inSlices(() => {
		for (let count = 0; count < itemsAStep; count++) {
			const { done, value } = rest.next();
			if (done) return true;
			work(value);
		}
		return false;
	}, signal);
}
