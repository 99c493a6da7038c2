import { setTimeout as wait } from 'node:timers/promises';

export interface Pace {
	/** Waits until the URL’s host may be requested again. */
	turn(url: string, signal: AbortSignal): Promise<void>;
	/** Leaves the URL’s host alone for this time. */
	pause(url: string, ms: number): void;
	/** Sets the shortest interval between two requests to the URL’s host. */
	slowDown(url: string, ms: number): void;
}

/** Called once per host, when a request first waits because the host wants longer intervals. */
type OnSlower = (host: string, ms: number) => void;

/**
 * At most one request to a host in `intervalMs`; with `onSlower` it respects longer intervals that
 * hosts ask for.
 */
export function createPace(intervalMs: number, onSlower: OnSlower | null = null): Pace {
	const slowerMs = new Map<string, number>();
	const nextMs = new Map<string, number>();
	const reported = new Set<string>();

	function report(host: string): void {
		const ms = slowerMs.get(host);
		if (ms === undefined || reported.has(host)) return;
		reported.add(host);
		onSlower?.(host, ms);
	}

	return {
		async turn(url, signal) {
			const host = hostOf(url);
			const now = performance.now();
			const turnMs = Math.max(now, nextMs.get(host) ?? 0);
			nextMs.set(host, turnMs + (slowerMs.get(host) ?? intervalMs));
			if (turnMs <= now) return;
			report(host);
			await wait(turnMs - now, undefined, { signal });
		},
		pause(url, ms) {
			const host = hostOf(url);
			nextMs.set(host, Math.max(nextMs.get(host) ?? 0, performance.now() + ms));
		},
		slowDown(url, ms) {
			const host = hostOf(url);
			if (onSlower === null || ms <= (slowerMs.get(host) ?? intervalMs)) return;
			slowerMs.set(host, ms);
			this.pause(url, ms);
		},
	};
}

const hostOf = (url: string) => URL.parse(url)?.host ?? '';
