import { setTimeout as wait } from 'node:timers/promises';
import type { Redirect } from '../../pages/fetch/fetch-outcome.ts';
import { siteOf } from '../site-of.ts';
import { urlIdentity } from '../urls/url-identity.ts';
import type { Visited } from './visited.ts';

/** A page that the crawl has, so that nobody needs to request it again. */
export interface ReachedPage {
	readonly url: string;
	/** The redirects that lead there; empty for its own URL. */
	readonly redirects: readonly Redirect[];
}

/** Enough for one site; an older page may be requested once more. */
const mostKept = 100_000;

/** A fetch that waits has its own limit. */
const longestWaitMs = 5000;

/**
 * The pages that this process has passed on to be stored, and the redirects on the way there: a later
 * visit would change nothing.
 */
export function createReachedPages() {
	const identities = new Set<string>();
	/** The earliest visit that requests a URL, or is about to. */
	const underWay = new Map<string, { readonly order: number; readonly ended: Promise<void> }>();
	let begun = 0;

	function note(visited: Visited): void {
		if (visited.kind === 'failed') return;
		const identity = identityOf(visited.url);
		for (const hop of redirectsWithin(visited)) identities.add(identityOf(hop.url));
		if (visited.kind === 'page') identities.add(identity);
		// If its row waits again, storing has failed, and it is visited.
		else if (visited.redirects.length === 0) identities.delete(identity);
		for (const oldest of identities) {
			if (identities.size <= mostKept) break;
			identities.delete(oldest);
		}
	}

	/** A visit; only earlier ones can make its own needless. */
	function begin(url: string) {
		const order = begun++;
		const identity = identityOf(url);
		const { promise: ended, resolve } = Promise.withResolvers<void>();
		const claimed = new Set<string>();
		claim(identity);

		function claim(wanted: string): void {
			const other = underWay.get(wanted);
			if (other && other.order < order) return;
			underWay.set(wanted, { order, ended });
			claimed.add(wanted);
		}

		async function isReached(target: string): Promise<boolean> {
			const found = identityOf(target);
			const earlier = underWay.get(found);
			if (earlier && earlier.order < order) {
				await Promise.race([earlier.ended, wait(longestWaitMs, undefined, { ref: false })]);
			}
			if (identities.has(found)) return true;
			claim(found);
			return false;
		}

		function end() {
			resolve();
			for (const each of claimed) {
				if (underWay.get(each)?.order === order) underWay.delete(each);
			}
		}

		return { isReached, end };
	}

	return { begin, note };
}

/** A redirect to a different site is not stored for the URLs on the way. */
function redirectsWithin({ redirects, url }: ReachedPage): readonly Redirect[] {
	const site = siteOf(new URL(url));
	return redirects.filter((hop) => siteOf(new URL(hop.url)) === site);
}

const identityOf = (url: string) => urlIdentity(new URL(url));
