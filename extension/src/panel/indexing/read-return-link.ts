import { createAuditor, factsOfHtml, hasReturnLink, load } from '@plumbline/core';

/** `unknown`: it could not be read, or is no page. */
export type ReturnState = 'yes' | 'no' | 'unknown';

const patienceMs = 10_000;
const LONGEST = 3_000_000;

/** Whether another version of a page names it among its own versions. */
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

/** null for anything but a page that was delivered; what it says beyond three megabytes is left out. */
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
		// No network, too slow, forbidden: the browser does not say which.
		return null;
	}
}
