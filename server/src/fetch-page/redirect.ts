import { hostAndPort, hostName, portOf } from './allowed-hosts.ts';
import { type HttpAnswer, headerValue } from './http-client.ts';

const redirectStatuses = new Set([301, 302, 303, 307, 308]);

export function isRedirect({ status, headers }: HttpAnswer): boolean {
	return redirectStatuses.has(status) && headerValue(headers, 'location') !== '';
}

/** Where it leads; the fragment of the page before is kept unless the target has its own. Null: no address. */
export function redirectTarget(answer: HttpAnswer, from: URL): URL | null {
	const target = URL.parse(headerValue(answer.headers, 'location'), from);
	if (target !== null && target.hash === '') target.hash = from.hash;
	return target;
}

/** Whether headers meant for one address may go to another: same host, never from https down to http. */
export function mayCarryHeaders(from: URL, to: URL): boolean {
	if (from.protocol === 'https:' && to.protocol === 'http:') return false;
	if (hostAndPort(from) === hostAndPort(to)) return true;
	return hostName(from) === hostName(to) && portOf(from) === '80' && portOf(to) === '443';
}
