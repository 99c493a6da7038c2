import type { IncomingHttpHeaders } from 'node:http';
import type { Endpoint } from '@plumbline/core/api';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Caller } from '../../accounts/api-keys/api-keys.store.ts';
import type { AuthorizeContext } from '../authorize-call.ts';
import { ProblemError } from '../problems/problem-error.ts';

interface Attempt {
	readonly key: string;
	readonly endpoint: Endpoint;
	readonly request: FastifyRequest;
	readonly reply: FastifyReply;
}

const challenge = { headers: { 'www-authenticate': 'Bearer' } };

/** Finds the caller, and counts the call against its limits. */
export async function authenticate(
	context: AuthorizeContext,
	{ key, endpoint, request, reply }: Attempt,
): Promise<Caller> {
	const caller = await findCaller(context, key, request);
	if (!caller.scopes.includes(endpoint.scope)) {
		throw new ProblemError(
			'scope_missing',
			`This API key is not allowed to do that: it lacks the scope “${endpoint.scope}”.`,
		);
	}
	reply.headers(context.rateLimits.takeCall(caller, endpoint.allowance));
	return caller;
}

/** The caller that a key belongs to; unknown keys count against the address they come from. */
export async function findCaller(
	{ callers, rateLimits, readVersion }: AuthorizeContext,
	key: string,
	request: FastifyRequest,
): Promise<Caller> {
	const sparesDatabase = rateLimits.hasManyFailures(request.ip);
	const caller = await callers.find(key, readVersion(), sparesDatabase);
	if (caller === null) {
		rateLimits.takeFailure(request.ip);
		const detail =
			'This API key is unknown, expired or revoked. Create one with “plumbline key create”.';
		throw new ProblemError('key_invalid', detail, challenge);
	}
	request.callerAccount = caller.accountName;
	return caller;
}

/**
 * The key comes as `api_key`, as a bearer token or as X-API-Key; if there are several, they must be
 * equal. Null if there is none.
 */
export function givenKey(headers: IncomingHttpHeaders, keys: readonly unknown[]): string | null {
	const given = [bearerToken(headers.authorization), headers['x-api-key'], ...keys.flat()];
	const key = given.find(Boolean);
	if (given.some((other) => other && other !== key)) {
		throw new ProblemError(
			'key_conflict',
			'The request contains two different API keys. Send one.',
		);
	}
	return typeof key === 'string' ? key : null;
}

export function keyMissing(): ProblemError {
	const detail =
		'An API key is missing. Send it as “Authorization: Bearer …”, as X-API-Key, or as the parameter api_key.';
	return new ProblemError('key_missing', detail, challenge);
}

function bearerToken(authorization: string | undefined): string | undefined {
	return authorization && /^Bearer +(\S+)\s*$/i.exec(authorization)?.[1];
}
