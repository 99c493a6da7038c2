import type { IncomingHttpHeaders } from 'node:http';
import { ProblemError } from '../problems/problem-error.ts';

/**
 * Refuses calls from web pages of other origins. A page can make its own domain resolve to this
 * machine, but it cannot hide its origin.
 */
export function refuseOtherOrigins(
	{ origin }: IncomingHttpHeaders,
	allowed: readonly string[],
): void {
	if (origin === undefined || allowed.includes(origin.toLowerCase()) || isThisMachine(origin))
		return;
	throw new ProblemError(
		'origin_not_allowed',
		'Web pages of this origin are not allowed to call the server. Call it from a program, or ask the operator of the server to allow the origin.',
	);
}

function isThisMachine(origin: string): boolean {
	const name = URL.parse(origin)?.hostname ?? '';
	return name === 'localhost' || name === '[::1]' || /^127(\.\d+){3}$/.test(name);
}
