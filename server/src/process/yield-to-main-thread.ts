import { readlinkSync } from 'node:fs';
import { setPriority } from 'node:os';

/** Enough for a thread that only handles messages to always go first. */
const niceness = 10;

/**
 * Call it in a worker thread: when all cores are busy, the thread that answers requests goes first.
 * On Linux each thread has its own priority; elsewhere this does nothing.
 */
export function yieldToMainThread(): void {
	const thread = ownThread();
	if (thread === null) return;
	try {
		setPriority(thread, niceness);
	} catch {
		// The system forbids the call; then the scheduler decides.
	}
}

/** The number of this thread on Linux; null elsewhere, and where the system hides its threads. */
export function ownThread(): number | null {
	try {
		return Number(readlinkSync('/proc/thread-self').split('/').at(-1));
	} catch {
		return null;
	}
}
