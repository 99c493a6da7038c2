import { type LinkAnswer, needsSecondLook } from '@plumbline/core';

const patienceMs = 8000;

/** Asks a server whether an address is there, as cheaply as it can be asked. */
export async function askForLink(address: string, signal: AbortSignal): Promise<LinkAnswer> {
	const first = await answerOf(address, 'HEAD', signal);
	if (!needsSecondLook(first) || signal.aborted) return first;
	const second = await answerOf(address, 'GET', signal);
	if (second.status !== null || signal.aborted) return second;
	// It may end at a server that the person was not asked about, whose answer cannot be read.
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

/** null for no network, no such host, too slow, forbidden: the browser does not say which. */
async function ask(
	address: string,
	{ signal, ...wanted }: RequestInit & { readonly signal: AbortSignal },
): Promise<Response | null> {
	try {
		const response = await fetch(address, {
			...wanted,
			// Nobody should be signed out, counted or recognised by a check.
			credentials: 'omit',
			referrerPolicy: 'no-referrer',
			cache: 'no-store',
			signal: AbortSignal.any([signal, AbortSignal.timeout(patienceMs)]),
		});
		await response.body?.cancel();
		return response;
	} catch {
		return null;
	}
}
