/** Processes every item, at most `atOnce` at a time, until all are done or the signal aborts. */
export async function fewAtATime<Item>(
	items: readonly Item[],
	atOnce: number,
	signal: AbortSignal,
	work: (item: Item) => Promise<void>,
): Promise<void> {
	let next = 0;
	async function worker() {
		while (next < items.length && !signal.aborted) {
			const item = items[next++];
			if (item !== undefined) await work(item);
		}
	}
	await Promise.all(Array.from({ length: atOnce }, worker));
}
