export interface Watching<T> {
	readonly read: () => T;
	readonly isSame: (left: T, right: T) => boolean;
	/** Calls back whenever something may have changed; returns an unsubscribe function. */
	readonly subscribe: (onChange: () => void) => () => void;
	readonly onSettled: (value: T) => void;
}

/** How often, in ms, the state is checked while somebody types. */
const lookMs = 40;

/** A pause in typing, in ms. With the time of the audit, findings appear 300 ms after the last key. */
const pauseMs = 160;

/** Longest wait in ms, so that non-stop typing still gets results. */
const longestWaitMs = 2_000;

/** Reports the current state, and each later one once it has settled. */
export function watchSettled<T>({ read, isSame, subscribe, onSettled }: Watching<T>): () => void {
	let settled = read();
	let seen = settled;
	let waitedMs = 0;
	let unchangedMs = 0;
	let timer: ReturnType<typeof setTimeout> | undefined;

	const wait = () => {
		timer ??= setTimeout(look, lookMs);
	};

	function look() {
		timer = undefined;
		waitedMs += lookMs;
		const next = read();
		unchangedMs = isSame(next, seen) ? unchangedMs + lookMs : 0;
		seen = next;
		if (isSame(next, settled)) waitedMs = 0;
		else if (unchangedMs >= pauseMs || waitedMs >= longestWaitMs) settle(next);
		else wait();
	}

	function settle(value: T) {
		settled = value;
		waitedMs = 0;
		onSettled(value);
	}

	onSettled(settled);
	const unsubscribe = subscribe(wait);
	return () => {
		unsubscribe();
		clearTimeout(timer);
	};
}
