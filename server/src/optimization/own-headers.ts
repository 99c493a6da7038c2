import type { HeaderPair } from '@plumbline/core/api';
import { invalidParameter } from '../http/problems/problem-error.ts';

// Callers must not set headers that the connection itself needs.
const reserved =
	/^(host|connection|keep-alive|transfer-encoding|content-length|te|trailer|upgrade|expect|accept-encoding|user-agent|proxy-.*)$/;

/** Custom headers of the caller, sent only to a host of the account’s own sites. */
export function ownHeaders(
	headers: readonly HeaderPair[] | undefined,
	isOwn: boolean,
): Readonly<Record<string, string>> {
	if (headers === undefined) return {};
	if (!isOwn) {
		const message =
			'Headers are sent only to hosts of your own sites. Add the site to your account first.';
		throw invalidParameter('headers', message);
	}
	const lowerCase = headers.map(([name, value]) => [name.toLowerCase(), value] as const);
	const wrong = lowerCase.find(([name]) => reserved.test(name));
	if (wrong)
		throw invalidParameter(
			'headers',
			`The header “${wrong[0]}” belongs to the connection. Remove it.`,
		);
	return Object.fromEntries(lowerCase);
}
