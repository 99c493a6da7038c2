import type { Header } from '../fetch-outcome.ts';
import { headerValue } from '../http-client.ts';

/** How long the headers let an answer be kept (RFC 9111 §4.2); null if they do not say. */
export function freshnessMs(headers: readonly Header[], nowMs: number): number | null {
	const control = headerValue(headers, 'cache-control').toLowerCase();
	if (/\bno-(?:cache|store)\b/.test(control)) return 0;
	const [, seconds] = control.match(/\bmax-age\s*=\s*"?(\d+)/) ?? [];
	const age = Number(headerValue(headers, 'age')) || 0;
	if (seconds !== undefined) return Math.max(0, Number(seconds) - age) * 1000;
	const expires = headerValue(headers, 'expires');
	if (expires === '') return null;
	const sentMs = Date.parse(headerValue(headers, 'date')) || nowMs;
	// A date that cannot be read, such as 0, has passed.
	return Math.max(0, (Date.parse(expires) || 0) - sentMs);
}
