import { type LinkAnswer, needsSecondLook } from '@plumbline/core';

const patienceMs = 8000;

/** Asks a server whether an address is there, as cheaply as it can be asked. */
export async function askForLink(address: string, signal: AbortSignal): Promise<LinkAnswer> {
	const first = await ask(address, 'HEAD', signal);
	return needsSecondLook(first) && !signal.aborted ? ask(address, 'GET', signal) : first;
}

async function ask(address: string, method: string, signal: AbortSignal): Promise<LinkAnswer> {
	try {
		const response = await fetch(address, {
			method,
			// Nobody should be signed out, counted or recognised by a check.
			credentials: 'omit',
			referrerPolicy: 'no-referrer',
			cache: 'no-store',
			signal: AbortSignal.any([signal, AbortSignal.timeout(patienceMs)]),
		});
		await response.body?.cancel();
		return { status: response.status, address: response.url };
	} catch {
		// No network, no such host, too slow, forbidden: the browser does not say which.
		return { status: null, address };
	}
}
