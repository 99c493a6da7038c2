/** Ends the turn and lets the next waiter in. */
export type Release = () => void;

export interface Mutex {
	/** Waits for earlier callers; null if that takes longer than `longestWaitMs`. */
	take(longestWaitMs: number): Promise<Release | null>;
}

type Waiter = (release: Release | null) => void;

/** Lets in one caller at a time, first come, first served. */
export function createMutex(): Mutex {
	const waiting = new Set<Waiter>();
	let isTaken = false;

	function next(): void {
		const [waiter] = waiting;
		isTaken = waiter !== undefined;
		if (waiter === undefined) return;
		waiting.delete(waiter);
		waiter(once(next));
	}

	return {
		take: (longestWaitMs) =>
			new Promise((resolve) => {
				const impatient = setTimeout(() => {
					waiting.delete(waiter);
					resolve(null);
				}, longestWaitMs);
				const waiter: Waiter = (release) => {
					clearTimeout(impatient);
					resolve(release);
				};
				waiting.add(waiter);
				if (!isTaken) next();
			}),
	};
}

/** Releasing a turn twice would let two callers in. */
function once(release: Release): Release {
	let isDone = false;
	return () => {
		if (isDone) return;
		isDone = true;
		release();
	};
}
