import type { IncomingHttpHeaders } from 'node:http';
import type { Scope } from '@plumbline/core/api';
import type { Caller } from '../../api-keys/api-keys.store.ts';
import type { CallerFinder } from '../../api-keys/caller-finder.ts';
import type { DataVersion } from '../../database/version-cache.ts';
import type { RateLimits } from '../limits/rate-limit.ts';
import { ProblemError } from '../problems/problem-error.ts';

interface Credentials {
	readonly headers: IncomingHttpHeaders;
	/** `api_key` of query and body, as given. */
	readonly keys: readonly unknown[];
	/** Of the client, for counting wrong keys. */
	readonly address: string;
	readonly dataVersion: DataVersion;
}

interface Authority {
	readonly callers: CallerFinder;
	readonly rateLimits: RateLimits;
}

const challenge = { headers: { 'www-authenticate': 'Bearer' } };

/** Finds the caller. The key comes as `api_key`, as a bearer token or as X-API-Key; if several are given, they must match. */
export async function authenticate(
	{ callers, rateLimits }: Authority,
	credentials: Credentials,
	scope: Scope,
): Promise<Caller> {
	const apiKey = givenKey(credentials);
	const caller = await callers.find(apiKey, credentials.dataVersion);
	if (caller === null) {
		rateLimits.takeFailure(credentials.address);
		const detail =
			'This API key is unknown, expired or revoked. Make one with “plumbline key create”.';
		throw new ProblemError('key_invalid', detail, challenge);
	}
	if (caller.scopes.includes(scope)) return caller;
	throw new ProblemError(
		'scope_missing',
		`This API key may not do that: it lacks the scope “${scope}”.`,
	);
}

function givenKey({ headers, keys }: Credentials): string {
	const given = [bearerToken(headers.authorization), headers['x-api-key'], ...keys.flat()];
	const key = given.find(Boolean);
	if (given.some((other) => other && other !== key)) {
		throw new ProblemError('key_conflict', 'The request carries two different API keys. Send one.');
	}
	if (typeof key === 'string') return key;
	const detail =
		'An API key is needed: as “Authorization: Bearer …”, as X-API-Key, or as the parameter api_key.';
	throw new ProblemError('key_missing', detail, challenge);
}

function bearerToken(authorization: string | undefined): string | undefined {
	return authorization && /^Bearer +(\S+)\s*$/i.exec(authorization)?.[1];
}
