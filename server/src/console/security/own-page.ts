import { consoleHeader } from '@plumbline/console/contract';
import type { FastifyRequest } from 'fastify';
import { ProblemError } from '../../http/problems/problem-error.ts';

/**
 * Refuses requests under a name that is not ours. A web page can make its own domain resolve to
 * this machine (DNS rebinding), but the browser still sends that domain as the host.
 */
export function refuseOtherHosts(request: FastifyRequest, hosts: readonly string[]): void {
	const name = URL.parse(`http://${request.host}`)?.hostname ?? '';
	if (isThisMachine(name) || isIpAddress(name) || hosts.includes(name)) return;
	throw new ProblemError(
		'origin_not_allowed',
		`The console does not answer under the name “${name}”. If this is the name of your server, add it to PLUMBLINE_CONSOLE_HOSTS.`,
	);
}

const isThisMachine = (name: string) => name === 'localhost' || name.endsWith('.localhost');

/** Nobody can make an IP address resolve to a different machine. `URL` writes all in these forms. */
const isIpAddress = (name: string) => /^(\[[0-9a-f:.]+\]|\d+(\.\d+){3})$/.test(name);

/**
 * Whether our own page sent the request. Forms, links and pages of other sites cannot add the header,
 * and browsers say where a request comes from.
 */
export function isFromOwnPage({ headers, host }: FastifyRequest): boolean {
	if (headers[consoleHeader] === undefined) return false;
	const { origin, 'sec-fetch-site': site } = headers;
	// Only the host, because a proxy may speak TLS for us.
	if (origin !== undefined && URL.parse(origin)?.host !== host) return false;
	return site === undefined || site === 'same-origin';
}

export function notFromOwnPage(): ProblemError {
	return new ProblemError(
		'origin_not_allowed',
		'Only the pages of the console may send this request. Programs use the API with a key; /docs describes it.',
	);
}
