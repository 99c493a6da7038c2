import { heldLock } from './held-lock.ts';

export interface Attempt {
	readonly code: number;
	readonly output: string;
	/** The standard output; `output` also contains the standard error. */
	readonly printed: string;
}

export interface Waiting {
	readonly say: (line: string) => void;
	readonly now: () => number;
	readonly wait: (milliseconds: number) => Promise<unknown>;
}

const longestWaitMs = 300_000;
const pauseMs = 2_000;

/** Retries while a lock is held, for up to five minutes; says once that it is waiting. */
export async function onceUnlocked(
	attempt: (sawLock: (lock: string) => void) => Promise<Attempt>,
	{ say, now, wait }: Waiting,
): Promise<Attempt> {
	const deadline = now() + longestWaitMs;
	let hasSaidSo = false;
	const sawLock = (lock: string) => {
		if (!hasSaidSo) say(`A different program is using apt (${lock}). Waiting up to five minutes …`);
		hasSaidSo = true;
	};

	for (;;) {
		const result = await attempt(sawLock);
		const lock = heldLock(result.output);
		if (result.code === 0 || lock === undefined || now() >= deadline) return result;
		sawLock(lock);
		await wait(pauseMs);
	}
}
