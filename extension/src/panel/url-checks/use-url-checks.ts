import { useEffect, useRef, useState } from 'preact/hooks';
import { browser } from 'wxt/browser';
import { fewAtATime } from './few-at-a-time.ts';
import { hostsOf } from './hosts-of.ts';

export interface UrlChecks<Answer> {
	/** By URL; URLs without an answer yet are missing. */
	readonly answers: ReadonlyMap<string, Answer>;
	/** How many URLs this run requests. */
	readonly requested: number;
	readonly isBusy: boolean;
	readonly isDenied: boolean;
	readonly start: (addresses: readonly string[]) => void;
	readonly stop: () => void;
}

/** Requests one URL. The answer type has its own value for a failed request. */
type Check<Answer> = (address: string, signal: AbortSignal) => Promise<Answer>;

const idle = { answers: new Map<string, never>(), requested: 0, isBusy: false, isDenied: false };
const AT_ONCE = 4;

/**
 * Requests URLs on demand, after the user has granted access to their hosts, because answers of
 * other hosts cannot be read. It runs in the panel, where the page's policy and cookies play no
 * part.
 */
export function useUrlChecks<Answer>(check: Check<Answer>): UrlChecks<Answer> {
	const [state, setState] = useState<Omit<UrlChecks<Answer>, 'start' | 'stop'>>(idle);
	const running = useRef(new AbortController());
	const stop = () => running.current.abort();
	useEffect(() => stop, []);

	async function start(addresses: readonly string[]) {
		stop();
		const run = new AbortController();
		const { signal } = run;
		running.current = run;
		// Nothing may be awaited before this: browsers show the prompt only while a click is being
		// handled.
		const origins = [...hostsOf(addresses)];
		const isAllowed = await browser.permissions.request({ origins }).catch(() => false);
		// During the prompt the screen may have been left, or the button pressed again.
		if (signal.aborted) return;
		if (!isAllowed) return setState({ ...idle, isDenied: true });
		setState({ ...idle, requested: addresses.length, isBusy: true });
		await fewAtATime(addresses, AT_ONCE, signal, async (address) => {
			const answer = await check(address, signal);
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
