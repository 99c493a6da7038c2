/** Works on several items at once and yields the results in the order of the items. */
export async function* inOrder<Item, Result>(
	items: readonly Item[],
	atOnce: number,
	work: (item: Item) => Promise<Result>,
): AsyncGenerator<Result> {
	const running: Promise<Result>[] = [];
	for (const item of items) {
		const result = work(item);
		// The later await throws this error; until then it must not count as unhandled.
		result.catch(() => undefined);
		running.push(result);
		if (running.length >= atOnce) yield await running.shift()!;
	}
	for (const result of running) yield await result;
}
