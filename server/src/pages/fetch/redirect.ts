import { hostAndPort, hostName, portOf } from './allowed-hosts.ts';
import { type HttpAnswer, headerValue } from './http-client.ts';

const redirectStatuses = new Set([301, 302, 303, 307, 308]);

export function isRedirect({ status, headers }: HttpAnswer): boolean {
	return redirectStatuses.has(status) && headerValue(headers, 'location') !== '';
}

/**
 * The target of a redirect; keeps the fragment of the previous URL unless the target has its own.
 * Null if the target is not a URL.
 */
export function redirectTarget(answer: HttpAnswer, from: URL): URL | null {
	const target = URL.parse(headerValue(answer.headers, 'location'), from);
	if (target !== null && target.hash === '') target.hash = from.hash;
	return target;
}

/** Whether custom headers for one URL may be sent to a different one: same host, never from https down to http. */
export function mayCarryHeaders(from: URL, to: URL): boolean {
	if (from.protocol === 'https:' && to.protocol === 'http:') return false;
	if (hostAndPort(from) === hostAndPort(to)) return true;
	return hostName(from) === hostName(to) && portOf(from) === '80' && portOf(to) === '443';
}
