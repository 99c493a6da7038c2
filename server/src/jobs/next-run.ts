import { Cron } from 'croner';

const firstWaitMs = 60_000;
const longestWaitMs = 3_600_000;

/** How long to wait after the nth failure: twice as long each time, randomized so that retries do not coincide. */
export function backOffMs(attempts: number, random: () => number): number {
	const waitMs = Math.min(longestWaitMs, firstWaitMs * 2 ** Math.max(0, attempts - 1));
	return Math.round(waitMs * (0.5 + random() / 2));
}

/**
 * The next time of a cron line after a moment, in a time zone. A fixed time that a clock change
 * skips comes right after the gap, and one that it repeats comes once: no day is lost or repeated.
 */
export function nextRun(schedule: string, timeZone: string, afterMs: number): number {
	const cron = new Cron(schedule, { timezone: timeZone, fixedTimeRule: 'no-wildcard' });
	const next = cron.nextRun(new Date(afterMs));
	if (next === null) throw new Error(`The schedule “${schedule}” never matches.`);
	return next.getTime();
}
