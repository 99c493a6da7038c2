const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

type SignalSource = Pick<NodeJS.Process, 'once' | 'off'>;

/** Aborted by the first signal to stop; a second signal ends the process at once, which is the default. */
export function stopSignal(source: SignalSource): AbortSignal {
	const stop = new AbortController();
	for (const signal of signals) source.once(signal, () => stop.abort(signal));
	return stop.signal;
}
