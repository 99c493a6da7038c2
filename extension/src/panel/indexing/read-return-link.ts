import { createAuditor, factsOfHtml, hasReturnLink, load } from '@plumbline/core';

/** `unknown`: the page could not be read, or is not HTML. */
export type ReturnState = 'yes' | 'no' | 'unknown';

const patienceMs = 10_000;
const LONGEST = 3_000_000;

/** Whether a different version of a page links back to it with hreflang. */
export async function readReturnLink(
	address: string,
	page: string,
	signal: AbortSignal,
): Promise<ReturnState> {
	const html = await htmlOf(address, AbortSignal.any([signal, AbortSignal.timeout(patienceMs)]));
	if (html === null) return 'unknown';
	await load({ html: true });
	const options = { geo: 'us', url: address, scope: 'document' } as const;
	const version = createAuditor(options).facts(factsOfHtml(html, options));
	const found = hasReturnLink(version, page);
	if (found === null) return 'unknown';
	return found ? 'yes' : 'no';
}

/** The first three megabytes of an HTML page; null for anything else. */
async function htmlOf(address: string, signal: AbortSignal): Promise<string | null> {
	try {
		const response = await fetch(address, {
			credentials: 'omit',
			referrerPolicy: 'no-referrer',
			signal,
		});
		const isPage = /html/i.test(response.headers.get('content-type') ?? '');
		if (!response.ok || !isPage) return null;
		return (await response.text()).slice(0, LONGEST);
	} catch {
		// The browser does not say whether it was the network, the timeout or a refusal.
		return null;
	}
}
