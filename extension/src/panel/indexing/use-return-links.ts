import { useEffect, useRef, useState } from 'preact/hooks';
import { browser } from 'wxt/browser';
import { hostsOf } from '../links/addresses-to-check.ts';
import { fewAtATime } from '../links/few-at-a-time.ts';
import { type ReturnState, readReturnLink } from './read-return-link.ts';

interface ReturnLinks {
	/** What each version says of this page; those not read yet are missing. */
	readonly returns: ReadonlyMap<string, ReturnState>;
	readonly isBusy: boolean;
	readonly isDenied: boolean;
	readonly start: (versions: readonly string[]) => void;
}

const idle = { returns: new Map<string, ReturnState>(), isBusy: false, isDenied: false };
const AT_ONCE = 2;
/** Sites with more languages than that are known, but not by many. */
const MOST_READ = 60;

/** Reads the other versions of a page, when somebody wants to know whether they name it. */
export function useReturnLinks(page: string): ReturnLinks {
	const [state, setState] = useState(idle);
	const running = useRef(new AbortController());
	useEffect(() => () => running.current.abort(), []);

	async function start(versions: readonly string[]) {
		const addresses = [...new Set(versions)].slice(0, MOST_READ);
		// First and without waiting: browsers ask people only while a click is being handled.
		const origins = [...hostsOf(addresses)];
		const isAllowed = await browser.permissions.request({ origins }).catch(() => false);
		if (!isAllowed) return setState({ ...idle, isDenied: true });
		const { signal } = running.current;
		setState({ ...idle, isBusy: true });
		await fewAtATime(addresses, AT_ONCE, signal, async (address) => {
			const found = await readReturnLink(address, page, signal);
			setState((before) => ({
				...before,
				returns: new Map([...before.returns, [address, found]]),
			}));
		});
		setState((before) => ({ ...before, isBusy: false }));
	}

	return { ...state, start: (versions) => void start(versions) };
}
