import type { LinkAnswer } from '@plumbline/core';
import { useEffect, useRef, useState } from 'preact/hooks';
import { browser } from 'wxt/browser';
import { hostsOf } from './addresses-to-check.ts';
import { askForLink } from './ask-for-link.ts';
import { fewAtATime } from './few-at-a-time.ts';

export interface LinkCheckState {
	readonly answers: ReadonlyMap<string, LinkAnswer>;
	/** How many addresses were to be asked for. */
	readonly asked: number;
	readonly isBusy: boolean;
	readonly isDenied: boolean;
	readonly start: (addresses: readonly string[]) => void;
	readonly stop: () => void;
}

const idle = { answers: new Map<string, LinkAnswer>(), asked: 0, isBusy: false, isDenied: false };
const AT_ONCE = 4;

/** Asks from the panel, not from the page: its policy and its cookies have no part in it. */
export function useLinkCheck(): LinkCheckState {
	const [state, setState] = useState(idle);
	const running = useRef(new AbortController());
	const stop = () => running.current.abort();
	useEffect(() => stop, []);

	async function start(addresses: readonly string[]) {
		// First and without waiting: browsers ask people only while a click is being handled.
		const origins = [...hostsOf(addresses)];
		const isAllowed = await browser.permissions.request({ origins }).catch(() => false);
		if (!isAllowed) return setState({ ...idle, isDenied: true });
		running.current = new AbortController();
		const { signal } = running.current;
		setState({ ...idle, asked: addresses.length, isBusy: true });
		await fewAtATime(addresses, AT_ONCE, signal, async (address) => {
			const answer = await askForLink(address, signal);
			if (signal.aborted) return;
			setState((before) => ({
				...before,
				answers: new Map([...before.answers, [address, answer]]),
			}));
		});
		setState((before) => ({ ...before, isBusy: false }));
	}

	return { ...state, start: (addresses) => void start(addresses), stop };
}
