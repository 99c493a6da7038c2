interface Completed<Result> {
	readonly result: Result;
	readonly work: Promise<unknown>;
}

interface WorkAtOnce<Item, Result> {
	readonly most: number;
	/** Never rejects because of a single item. */
	readonly work: (item: Item) => Promise<Result>;
}

/**
 * Works on a few items at a time and yields each result when it is ready. Takes the next item only
 * when there is room.
 */
export async function* asCompleted<Item, Result>(
	items: AsyncIterable<Item>,
	{ most, work }: WorkAtOnce<Item, Result>,
): AsyncGenerator<Result> {
	const source = items[Symbol.asyncIterator]();
	const underWay = new Set<Promise<Completed<Result>>>();
	let reading: Promise<IteratorResult<Item>> | null = null;
	let isRead = false;

	function start(item: Item): void {
		const working: Promise<Completed<Result>> = work(item).then((result) => ({
			result,
			work: working,
		}));
		underWay.add(working);
	}

	function next(): Promise<IteratorResult<Item>> {
		const item = source.next();
		// The race below handles this error; but nothing does after the consumer leaves.
		item.catch(() => undefined);
		return item;
	}

	try {
		for (;;) {
			if (!isRead && underWay.size < most) reading ??= next();
			const contenders = reading === null ? [...underWay] : [...underWay, reading];
			if (contenders.length === 0) return;
			const first = await Promise.race<Completed<Result> | IteratorResult<Item>>(contenders);
			if ('work' in first) {
				for (const working of underWay) if (working === first.work) underWay.delete(working);
				yield first.result;
			} else {
				reading = null;
				if (first.done) isRead = true;
				else start(first.value);
			}
		}
	} finally {
		await source.return?.();
	}
}
