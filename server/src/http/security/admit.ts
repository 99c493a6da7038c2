import type { Endpoint } from '@plumbline/core/api';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Caller } from '../../accounts/api-keys/api-keys.store.ts';
import { parseContentType } from '../../pages/fetch/content-type.ts';
import type { AuthorizeContext } from '../authorize-call.ts';
import { type BodyLimit, bodyTooLarge } from '../bodies/read-body.ts';
import type { HeldBytes } from '../limits/bytes-in-flight.ts';
import { type GivenParameters, queryParameters } from '../parameters/given-parameters.ts';
import { authenticate, givenKey, keyMissing } from './authenticate.ts';

/** The decision about a request, made from its head before its body is read. */
export interface Admission {
	/** Null if the key can still come in the body. */
	readonly caller: Caller | null;
	/** The key in the head of the request, if any. */
	readonly key: string | null;
	readonly query: GivenParameters;
	/** The parameters that the endpoint has. */
	readonly names: ReadonlySet<string>;
	readonly bodyLimit: BodyLimit;
	readonly held: HeldBytes;
}

export interface Admittance {
	readonly endpoint: Endpoint;
	/** Names of all parameters, and of those that are comma-separated lists. */
	readonly names: ReadonlySet<string>;
	readonly lists: ReadonlySet<string>;
	/** Limit of a body in bytes. */
	readonly mostBytes: number;
}

/** In bytes, for a body that must show the key first. Fits a keyword list and a short page. */
const mostWithoutKey = 1024 * 1024;

/** Prepares requests for `admit`. */
export function admitRequests(app: FastifyInstance): void {
	app.decorateRequest('admission', null);
	app.addHook('onResponse', ({ admission }, _reply, done) => {
		admission?.held.release();
		done();
	});
}

/** Decides from the head of a request whether to read its body. */
export async function admit(
	context: AuthorizeContext,
	{ endpoint, lists, mostBytes, names }: Admittance,
	request: FastifyRequest,
	reply: FastifyReply,
): Promise<Admission> {
	context.pressure.refuseWhenLate();
	const query = queryParameters(request, lists);
	const key = givenKey(request.headers, [query.key]);
	if (key === null && !mayFollow(request, endpoint)) throw keyMissing();
	const caller =
		key === null ? null : await authenticate(context, { key, endpoint, request, reply });
	const bodyLimit = limitOf(caller, mostBytes);
	const held = context.bytesInFlight.hold(caller?.accountId ?? null);
	const length = Number(request.headers['content-length'] ?? 0);
	if (length > bodyLimit.mostBytes) throw bodyTooLarge(bodyLimit);
	held.refuseBeyond(length + request.url.length);
	held.add(request.url.length);
	return { caller, key, query, names, bodyLimit, held };
}

/** Whether the body can contain the key: lines and HTML have no place for it. */
function mayFollow({ headers }: FastifyRequest, endpoint: Endpoint): boolean {
	const { essence } = parseContentType(headers['content-type'] ?? '');
	if (!('content-type' in headers) || endpoint.lines) return false;
	return !/^(text\/html|application\/xhtml\+xml)$/.test(essence);
}

function limitOf(caller: Caller | null, mostBytes: number): BodyLimit {
	if (caller !== null || mostBytes <= mostWithoutKey) return { mostBytes, detail: tooLarge };
	return { mostBytes: mostWithoutKey, detail: tooLargeWithoutKey };
}

const tooLarge = 'The body is larger than this endpoint accepts.';
const tooLargeWithoutKey =
	'A body of more than 1 MiB is read only if the API key comes before it. Send the key as “Authorization: Bearer …” or as X-API-Key.';
