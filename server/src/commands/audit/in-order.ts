interface Work<Item, Result> {
	/** The next item; null while no item is ready. */
	readonly next: () => Item | null;
	readonly atOnce: number;
	readonly work: (item: Item) => Promise<Result>;
}

/** Bounds the memory for results that wait for an earlier one. */
const mostWaiting = 100;

/**
 * Works on several items at once and yields each with its result, in the order of the items. A slow
 * item delays what is yielded, not the work on later items.
 */
export async function* inOrder<Item, Result>({
	next,
	atOnce,
	work,
}: Work<Item, Result>): AsyncGenerator<readonly [Item, Result]> {
	const started: { readonly item: Item; readonly result: Promise<Result> }[] = [];
	let running = 0;
	let isStopped = false;

	function fill(): void {
		while (!isStopped && running < atOnce && started.length < mostWaiting) {
			const item = next();
			if (item === null) return;
			running++;
			const result = work(item).finally(() => {
				running--;
				fill();
			});
			// The later await throws this error; until then it must not count as unhandled.
			result.catch(() => undefined);
			started.push({ item, result });
		}
	}

	try {
		for (;;) {
			fill();
			const first = started.shift();
			if (first === undefined) return;
			yield [first.item, await first.result];
		}
	} finally {
		isStopped = true;
	}
}
