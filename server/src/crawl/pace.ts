import { setTimeout as wait } from 'node:timers/promises';

/** Waits until the host of an address may be asked again. */
export type Pace = (url: string, signal: AbortSignal) => Promise<void>;

/** At most one request to a host in `intervalMs`. */
export function createPace(intervalMs: number): Pace {
	const nextMs = new Map<string, number>();
	return async (url, signal) => {
		const host = URL.parse(url)?.host ?? '';
		const now = performance.now();
		const turnMs = Math.max(now, nextMs.get(host) ?? 0);
		nextMs.set(host, turnMs + intervalMs);
		if (turnMs > now) await wait(turnMs - now, undefined, { signal });
	};
}
