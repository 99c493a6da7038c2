import { setTimeout as wait } from 'node:timers/promises';

export interface Pace {
	/** Waits until the host of an address may be asked again. */
	turn(url: string, signal: AbortSignal): Promise<void>;
	/** Its host wants to be left alone so long. */
	pause(url: string, ms: number): void;
	/** Its host wants at least so long between two requests. */
	slowDown(url: string, ms: number): void;
}

/** Hears once of each host that somebody waits for longer. */
type OnSlower = (host: string, ms: number) => void;

/** At most one request to a host in `intervalMs`; who hears of slower hosts goes by their wish. */
export function createPace(intervalMs: number, onSlower: OnSlower | null = null): Pace {
	const slowerMs = new Map<string, number>();
	const nextMs = new Map<string, number>();
	const told = new Set<string>();

	function tell(host: string): void {
		const ms = slowerMs.get(host);
		if (ms === undefined || told.has(host)) return;
		told.add(host);
		onSlower?.(host, ms);
	}

	return {
		async turn(url, signal) {
			const host = hostOf(url);
			const now = performance.now();
			const turnMs = Math.max(now, nextMs.get(host) ?? 0);
			nextMs.set(host, turnMs + (slowerMs.get(host) ?? intervalMs));
			if (turnMs <= now) return;
			tell(host);
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
