import { constants } from 'node:os';

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

type SignalSource = Pick<NodeJS.Process, 'once' | 'off'>;

/** Aborted by the first signal to stop; a second signal ends the process at once, which is the default. */
export function stopSignal(source: SignalSource): AbortSignal {
	const stop = new AbortController();
	for (const signal of signals) source.once(signal, () => stop.abort(signal));
	return stop.signal;
}

/** The exit code of a command that a signal stopped before its end, as shells give it: 130 or 143. */
export function stoppedCode({ reason }: AbortSignal): number {
	return 128 + constants.signals[signals.find((signal) => signal === reason) ?? 'SIGINT'];
}
