import { withHosts } from '../../sites/borrowed-hosts.ts';
import { fewAtATime } from './few-at-a-time.ts';

export interface CheckState<Answer> {
	/** By URL; URLs without an answer yet are missing. */
	readonly answers: ReadonlyMap<string, Answer>;
	/** The browser asks the user for permission. */
	readonly isAsking: boolean;
	readonly isBusy: boolean;
	readonly isDenied: boolean;
}

/** Requests one URL. A failed request has a value of its own in the answer type. */
export type Check<Answer> = (address: string, signal: AbortSignal) => Promise<Answer>;

const atOnce = 4;
/**
 * How many URLs are requested per click: nobody waits for more, and servers should not get more.
 */
export const portion = 300;

/**
 * Requests URLs in portions and keeps the answers, whether or not the screen is open. It runs in the
 * panel, where the page's policy and cookies play no part.
 */
export function createCheckRun<Answer>() {
	const changes = new EventTarget();
	let state: CheckState<Answer> = {
		answers: new Map(),
		isAsking: false,
		isBusy: false,
		isDenied: false,
	};
	let running = new AbortController();

	function change(changed: Partial<CheckState<Answer>>) {
		state = { ...state, ...changed };
		changes.dispatchEvent(new Event('change'));
	}

	/** Requests the URLs without an answer; once all have one, requests all of them anew. */
	async function start(
		addresses: readonly string[],
		check: Check<Answer>,
		permissions?: readonly 'webRequest'[],
	): Promise<void> {
		stop();
		const run = new AbortController();
		running = run;
		const open = addresses.filter((address) => !state.answers.has(address));
		const next = (open.length > 0 ? open : addresses).slice(0, portion);
		change({ isAsking: true, isDenied: false });
		// Nothing may be awaited before this: browsers show the prompt only while a click is handled.
		const isAllowed = await withHosts(
			hostsOf(next),
			async () => {
				// During the prompt the button may have been pressed again.
				if (run.signal.aborted) return;
				const kept = open.length > 0 ? state.answers : new Map<string, Answer>();
				change({ answers: kept, isAsking: false, isBusy: true });
				await fewAtATime(next, atOnce, run.signal, async (address) => {
					const answer = await check(address, run.signal);
					if (run.signal.aborted) return;
					change({ answers: new Map([...state.answers, [address, answer]]) });
				});
			},
			permissions,
		);
		if (running === run) change({ isAsking: false, isBusy: false, isDenied: !isAllowed });
	}

	function stop() {
		running.abort();
		if (state.isBusy) change({ isBusy: false });
	}

	return {
		get state() {
			return state;
		},
		start,
		stop,
		onChange(listener: () => void) {
			changes.addEventListener('change', listener);
			return () => changes.removeEventListener('change', listener);
		},
	};
}

export type CheckRun<Answer> = ReturnType<typeof createCheckRun<Answer>>;

/**
 * The host permissions needed to read answers from these URLs. Without ports, because Firefox
 * rejects them here.
 */
export function hostsOf(addresses: readonly string[]): readonly string[] {
	const hosts = addresses.flatMap((address) => {
		const url = URL.parse(address);
		return url && /^https?:$/.test(url.protocol) ? [`${url.protocol}//${url.hostname}/*`] : [];
	});
	return [...new Set(hosts)];
}
