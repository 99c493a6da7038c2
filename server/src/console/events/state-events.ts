import { setTimeout as wait } from 'node:timers/promises';

interface EventsOptions {
	/** The state to show, as text; null once it may no longer be shown. */
	readonly read: () => Promise<string | null>;
	readonly signal: AbortSignal;
	readonly everyMs?: number;
}

/** Server-sent events: the state at first, and then whenever it has changed. */
export async function* stateEvents({ read, signal, everyMs = 1000 }: EventsOptions) {
	let shown: string | null = null;
	for (let quietTurns = 0; !signal.aborted; quietTurns++) {
		const state = await read();
		if (state === null) return;
		if (state !== shown) yield `data: ${state}\n\n`;
		// Proxies close connections that stay silent.
		else if (quietTurns % 15 === 14) yield ': still here\n\n';
		shown = state;
		await wait(everyMs, undefined, { signal }).catch(() => undefined);
	}
}
