import { type LinkAnswer, needsSecondLook } from '@plumbline/core';
import { unlessRefused } from '../../requests/unless-refused.ts';
import { firstStatusOf, noteFirstStatuses } from './first-statuses.ts';

const patienceMs = 8000;

/** Asks a server whether a URL exists, as cheaply as possible. */
export async function checkLink(address: string, signal: AbortSignal): Promise<LinkAnswer> {
	noteFirstStatuses();
	const answer = await finalAnswer(address, signal);
	return { ...answer, firstStatus: firstStatusOf(address) };
}

async function finalAnswer(address: string, signal: AbortSignal): Promise<LinkAnswer> {
	const first = await answerOf(address, 'HEAD', signal);
	if (!needsSecondLook(first) || signal.aborted) return first;
	const second = await answerOf(address, 'GET', signal);
	if (second.status !== null || signal.aborted) return second;
	// The redirect may lead to a host without permission, whose response cannot be read.
	return { ...second, isRedirect: await isRedirect(address, signal) };
}

async function answerOf(address: string, method: string, signal: AbortSignal): Promise<LinkAnswer> {
	const response = await ask(address, { method, signal });
	return response ? { status: response.status, address: response.url } : { status: null, address };
}

async function isRedirect(address: string, signal: AbortSignal): Promise<boolean> {
	const response = await ask(address, { method: 'HEAD', redirect: 'manual', signal });
	return response?.type === 'opaqueredirect';
}

async function ask(
	address: string,
	{ signal, ...wanted }: RequestInit & { readonly signal: AbortSignal },
): Promise<Response | null> {
	const asked = fetch(address, {
		...wanted,
		// The request must not sign the user out, count as a visit or identify anybody.
		credentials: 'omit',
		referrerPolicy: 'no-referrer',
		cache: 'no-store',
		signal: AbortSignal.any([signal, AbortSignal.timeout(patienceMs)]),
	});
	const response = await unlessRefused(asked);
	if (response?.body) await unlessRefused(response.body.cancel());
	return response;
}
