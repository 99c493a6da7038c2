import { setTimeout as sleep } from 'node:timers/promises';

/** Rejects when the signal is aborted. */
export type Wait = (ms: number, signal: AbortSignal) => Promise<void>;

export const realWait: Wait = (ms, signal) => sleep(ms, undefined, { signal });

const firstPauseMs = 500;
const longestPauseMs = 30_000;

/**
 * How long to wait before that attempt: twice as long each time, randomized so that retries do not
 * coincide. Null if the provider wants a pause that is not worth waiting for.
 */
export function pauseBefore(
	attempt: number,
	wantedMs: number | null,
	random: () => number = Math.random,
): number | null {
	if (wantedMs !== null) return wantedMs <= longestPauseMs ? wantedMs : null;
	const most = Math.min(longestPauseMs, firstPauseMs * 2 ** (attempt - 2));
	return Math.round(most / 2 + (random() * most) / 2);
}

/** Milliseconds of a `Retry-After`, in seconds or as a date; null when there is none. */
export function retryAfterMs(headers: Headers, nowMs: number): number | null {
	const value = headers.get('retry-after')?.trim();
	if (!value) return null;
	const ms = /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - nowMs;
	return Number.isFinite(ms) ? Math.max(0, ms) : null;
}
