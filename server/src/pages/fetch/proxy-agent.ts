import { ProxyAgent } from 'undici';
import { type FetchError, unreachable } from './fetch-outcome.ts';
import type { FetchLimits } from './limits.ts';
import { errorCode } from './network-failure.ts';

/**
 * Sends requests through a proxy that the user of a command named. It resolves names and connects
 * itself, so the guard of addresses cannot look at them: a server never has one.
 */
export const proxyAgent = (
	proxy: URL,
	{ connectMs }: FetchLimits,
	options: Omit<ProxyAgent.Options, 'uri'>,
): ProxyAgent =>
	new ProxyAgent({
		...options,
		uri: proxy.href,
		allowH2: false,
		proxyTls: { timeout: connectMs },
		requestTls: { timeout: connectMs },
	});

/** Codes of a proxy that cannot be reached, or answers a CONNECT with anything but 200, or 407. */
const proxyCodes = new Set([
	'EAI_AGAIN',
	'ECONNREFUSED',
	'ENOTFOUND',
	'UND_ERR_ABORTED',
	'UND_ERR_INVALID_ARG',
	'UND_ERR_PRX_CONN',
	'UND_ERR_PRX_TLS',
]);

/** The failure in words; null if the page failed behind the proxy. Never names its password. */
export function proxyFailure(error: unknown, url: string, proxy: URL): FetchError | null {
	if (!proxyCodes.has(errorCode(error))) return null;
	const detail = `The proxy ${proxy.host} did not pass the request on. Check its address, user and password.`;
	return unreachable(url, 'refused', detail, error);
}
