import { inSlices } from '@plumbline/core';

/** The clock is looked at after so many items. */
const ITEMS_A_STEP = 20;

/** Does something with each item, and lets the page work in between. */
export function eachInSlices<Item>(
	items: Iterable<Item>,
	work: (item: Item) => void,
	signal?: AbortSignal,
): Promise<void> {
	const rest = items[Symbol.iterator]();
	return inSlices(() => {
		for (let count = 0; count < ITEMS_A_STEP; count++) {
			const { done, value } = rest.next();
			if (done) return true;
			work(value);
		}
		return false;
	}, signal);
}
