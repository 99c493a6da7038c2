import { useEffect, useRef, useState } from 'preact/hooks';
import { browser } from 'wxt/browser';
import { fewAtATime } from './few-at-a-time.ts';
import { hostsOf } from './hosts-of.ts';

export interface Asking<Answer> {
	/** By address; those not asked yet are missing. */
	readonly answers: ReadonlyMap<string, Answer>;
	/** How many addresses were to be asked for. */
	readonly asked: number;
	readonly isBusy: boolean;
	readonly isDenied: boolean;
	readonly start: (addresses: readonly string[]) => void;
	readonly stop: () => void;
}

/** Asks for one address; what it says when nothing could be learnt is its own. */
type Ask<Answer> = (address: string, signal: AbortSignal) => Promise<Answer>;

const idle = { answers: new Map<string, never>(), asked: 0, isBusy: false, isDenied: false };
const AT_ONCE = 4;

/**
 * Asks servers when somebody wants it, and only those the person allows: answers of others cannot
 * be read. From the panel, not from the page: its policy and its cookies have no part in it.
 */
export function useAsking<Answer>(ask: Ask<Answer>): Asking<Answer> {
	const [state, setState] = useState<Omit<Asking<Answer>, 'start' | 'stop'>>(idle);
	const running = useRef(new AbortController());
	const stop = () => running.current.abort();
	useEffect(() => stop, []);

	async function start(addresses: readonly string[]) {
		stop();
		const run = new AbortController();
		const { signal } = run;
		running.current = run;
		// Without waiting: browsers ask people only while a click is being handled.
		const origins = [...hostsOf(addresses)];
		const isAllowed = await browser.permissions.request({ origins }).catch(() => false);
		// The screen was left while the browser asked, or the button pressed again.
		if (signal.aborted) return;
		if (!isAllowed) return setState({ ...idle, isDenied: true });
		setState({ ...idle, asked: addresses.length, isBusy: true });
		await fewAtATime(addresses, AT_ONCE, signal, async (address) => {
			const answer = await ask(address, signal);
			if (signal.aborted) return;
			setState((before) => ({
				...before,
				answers: new Map([...before.answers, [address, answer]]),
			}));
		});
		if (running.current === run) setState((before) => ({ ...before, isBusy: false }));
	}

	return { ...state, start: (addresses) => void start(addresses), stop };
}
