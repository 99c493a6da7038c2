export interface Watching<T> {
	readonly read: () => T;
	readonly isSame: (left: T, right: T) => boolean;
	/** Calls back whenever something may have changed; returns how to stop that. */
	readonly subscribe: (onChange: () => void) => () => void;
	readonly onSettled: (value: T) => void;
}

/** A pause in typing. */
const PAUSE_MS = 300;

/** Who types without a pause hears of it all the same. */
const LONGEST_WAIT_MS = 2_000;

/** Hands over what is there now, and each later state once nobody changes it any more. */
export function watchSettled<T>({ read, isSame, subscribe, onSettled }: Watching<T>): () => void {
	let settled = read();
	let seen = settled;
	let waitedMs = 0;
	let timer: ReturnType<typeof setTimeout> | undefined;

	const wait = () => {
		timer ??= setTimeout(look, PAUSE_MS);
	};

	function look() {
		timer = undefined;
		waitedMs += PAUSE_MS;
		const next = read();
		const isPause = isSame(next, seen);
		seen = next;
		if (isSame(next, settled)) waitedMs = 0;
		else if (isPause || waitedMs >= LONGEST_WAIT_MS) settle(next);
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
