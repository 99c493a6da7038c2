import { readlinkSync } from 'node:fs';
import { setPriority } from 'node:os';

/** Enough that a thread which only waits for messages always comes first. */
const niceness = 10;

/**
 * Called in a worker thread: where all cores are busy, the thread that answers requests goes first.
 * On Linux each thread has a priority of its own; elsewhere nothing happens.
 */
export function yieldToMainThread(): void {
	if (process.platform !== 'linux') return;
	try {
		const [thread] = readlinkSync('/proc/thread-self').split('/').slice(-1);
		setPriority(Number(thread), niceness);
	} catch {
		// A system that hides its threads, or forbids it: the order is then the system's own.
	}
}
