import { createAuditor, factsOfHtml, hasReturnLink, load } from '@plumbline/core';
import { unlessRefused } from '../../requests/unless-refused.ts';

/** `unknown`: the page could not be read, or is not HTML. */
export type ReturnState = 'yes' | 'no' | 'unknown';

const patienceMs = 10_000;
const longest = 3_000_000;

/** Whether a different version of a page links back to it with hreflang. */
export async function readReturnLink(
	address: string,
	page: string,
	signal: AbortSignal,
): Promise<ReturnState> {
	const answer = await answerOf(
		address,
		AbortSignal.any([signal, AbortSignal.timeout(patienceMs)]),
	);
	if (answer === null) return 'unknown';
	await load({ html: true });
	const { html, headers } = answer;
	const response = { status: 200, headers };
	const options = { geo: 'us', url: address, scope: 'document', response } as const;
	const version = createAuditor(options).facts(factsOfHtml(html, options));
	const found = hasReturnLink(version, page);
	if (found === null) return 'unknown';
	return found ? 'yes' : 'no';
}

interface Answer {
	readonly html: string;
	readonly headers: readonly (readonly [name: string, value: string])[];
}

/** The first three megabytes of an HTML page; null for anything else. */
async function answerOf(address: string, signal: AbortSignal): Promise<Answer | null> {
	const options = { credentials: 'omit', referrerPolicy: 'no-referrer', signal } as const;
	const response = await unlessRefused(fetch(address, options));
	const isPage = /html/i.test(response?.headers.get('content-type') ?? '');
	if (!response?.ok || !isPage) return null;
	const html = await unlessRefused(response.text());
	return html === null ? null : { html: html.slice(0, longest), headers: [...response.headers] };
}
