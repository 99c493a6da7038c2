import { Cron } from 'croner';

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
