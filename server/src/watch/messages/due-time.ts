import { dayMs } from '@plumbline/core/time';
import { nextRun } from '../../jobs/next-run.ts';
import type { WatchSettings } from '../watch-settings.ts';

export interface Moment {
	readonly nowMs: number;
	readonly timeZone: string;
}

/** Digests arrive at eight in the morning; weekly ones on Monday. */
const digests = { daily: '0 8 * * *', weekly: '0 8 * * 1' } as const;

/** The time at which to send news of this moment, in ms since 1970. */
export function dueTime(
	{ quiet, tell }: Pick<WatchSettings, 'quiet' | 'tell'>,
	nowMs: number,
	timeZone: string,
): number {
	const dueMs = tell === 'at_once' ? nowMs : nextRun(digests[tell], timeZone, nowMs);
	if (quiet === null || !isQuiet(quiet, hourAt(dueMs, timeZone))) return dueMs;
	return nextRun(`0 ${quiet.to} * * *`, timeZone, dueMs);
}

/** When the weekly digest is sent, on the day before; null on other days and without one. */
export function digestAhead(
	settings: Pick<WatchSettings, 'quiet' | 'tell'>,
	{ nowMs, timeZone }: Moment,
): number | null {
	const dueMs = dueTime(settings, nowMs, timeZone);
	return settings.tell === 'weekly' && dueMs <= nowMs + dayMs ? dueMs : null;
}

/** The quiet hours may span midnight. */
function isQuiet({ from, to }: { readonly from: number; readonly to: number }, hour: number) {
	return from <= to ? hour >= from && hour < to : hour >= from || hour < to;
}

function hourAt(timeMs: number, timeZone: string): number {
	const format = new Intl.DateTimeFormat('en', { timeZone, hour: 'numeric', hourCycle: 'h23' });
	return Number(format.format(timeMs));
}
