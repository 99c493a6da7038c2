import { readlinkSync } from 'node:fs';
import { setPriority } from 'node:os';

/** Enough for a thread that only handles messages to always go first. */
const niceness = 10;

/**
 * Call it in a worker thread: when all cores are busy, the thread that answers requests goes first.
 * On Linux each thread has its own priority; elsewhere this does nothing.
 */
export function yieldToMainThread(): void {
	if (process.platform !== 'linux') return;
	try {
		const [thread] = readlinkSync('/proc/thread-self').split('/').slice(-1);
		setPriority(Number(thread), niceness);
	} catch {
		// The system hides its threads or forbids the call; then the scheduler decides.
	}
}
