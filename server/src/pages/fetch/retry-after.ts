import type { Header } from './fetch-outcome.ts';
import { headerValue } from './http-client.ts';

/** How long the server asks to wait, in seconds or until a date; null if it does not say. */
export function askedPauseMs(headers: readonly Header[], nowMs: number): number | null {
	const value = headerValue(headers, 'retry-after').trim();
	if (value === '') return null;
	const ms = /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - nowMs;
	return Number.isFinite(ms) ? Math.max(0, ms) : null;
}
