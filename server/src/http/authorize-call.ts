import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Caller } from '../accounts/api-keys/api-keys.store.ts';
import type { CallerFinder } from '../accounts/api-keys/caller-finder.ts';
import type { DataVersion } from '../database/version-cache.ts';
import type { BytesInFlight } from './limits/bytes-in-flight.ts';
import type { Pressure } from './limits/pressure.ts';
import type { RateLimits } from './limits/rate-limit.ts';
import { bodyParameters, type GivenParameters } from './parameters/given-parameters.ts';
import type { Parameters } from './parameters/merge-params.ts';
import type { Admittance } from './security/admit.ts';
import { authenticate, givenKey, keyMissing } from './security/authenticate.ts';

export interface Call {
	readonly caller: Caller;
	readonly method: string;
	readonly path: string;
	/** The merged parameters before parsing, without the API key. */
	readonly parameters: Parameters;
	readonly requestHeaders: IncomingHttpHeaders;
	/** Time of arrival. */
	readonly nowMs: number;
	/** Read before the data of this call, which is therefore at least as new. */
	readonly dataVersion: DataVersion;
	readonly isKeyInAddress: boolean;
	/** Aborted when the client disconnects. */
	readonly signal: AbortSignal;
	readonly log: FastifyRequest['log'];
	/** Response headers; the handler may add some. */
	readonly headers: Record<string, string>;
}

export interface AuthorizeContext {
	readonly callers: CallerFinder;
	readonly readVersion: () => DataVersion;
	readonly rateLimits: RateLimits;
	readonly pressure: Pressure;
	readonly bytesInFlight: BytesInFlight;
	readonly now: () => number;
}

/** Merges the parameters of an admitted request, and finds the caller if the key came in the body. */
export async function authorizeCall(
	context: AuthorizeContext,
	{ endpoint, lists }: Admittance,
	request: FastifyRequest,
	reply: FastifyReply,
): Promise<Call> {
	const { admission } = request;
	if (admission === null) throw new Error(`${request.method} ${endpoint.name} was not admitted.`);
	const { query } = admission;
	const body = endpoint.lines ? nothing : bodyParameters(request, lists);
	const key = givenKey({}, [admission.key, body.key]);
	if (key === null) throw keyMissing();
	const dataVersion = context.readVersion();
	const attempt = { key, endpoint, request, reply };
	return new AdmittedCall(reply, {
		caller: admission.caller ?? (await authenticate(context, attempt)),
		method: request.method,
		path: endpoint.paths[0],
		parameters: { ...query.parameters, ...body.parameters },
		requestHeaders: request.headers,
		nowMs: context.now(),
		dataVersion,
		isKeyInAddress: query.key !== undefined,
		log: request.log,
		headers: {},
	});
}

/** Lines are read one by one, each with parameters of its own. */
const nothing: GivenParameters = { parameters: {}, key: undefined };

/** A class, because an object literal with a getter took a quarter of the time of an unchanged answer. */
class AdmittedCall implements Call {
	readonly caller: Call['caller'];
	readonly method: Call['method'];
	readonly path: Call['path'];
	readonly parameters: Call['parameters'];
	readonly requestHeaders: Call['requestHeaders'];
	readonly nowMs: Call['nowMs'];
	readonly dataVersion: Call['dataVersion'];
	readonly isKeyInAddress: Call['isKeyInAddress'];
	readonly log: Call['log'];
	readonly headers: Call['headers'];
	private readonly reply: FastifyReply;
	private gone: AbortSignal | undefined;

	constructor(reply: FastifyReply, call: Omit<Call, 'signal'>) {
		this.caller = call.caller;
		this.method = call.method;
		this.path = call.path;
		this.parameters = call.parameters;
		this.requestHeaders = call.requestHeaders;
		this.nowMs = call.nowMs;
		this.dataVersion = call.dataVersion;
		this.isKeyInAddress = call.isKeyInAddress;
		this.log = call.log;
		this.headers = call.headers;
		this.reply = reply;
	}

	// Created on demand: most answers are ready before a client could disconnect.
	get signal() {
		this.gone ??= goneSignal(this.reply);
		return this.gone;
	}
}

function goneSignal(reply: FastifyReply): AbortSignal {
	const gone = new AbortController();
	if (reply.raw.destroyed) gone.abort(new Error('The client has gone.'));
	reply.raw.once('close', () => {
		if (!reply.raw.writableFinished) gone.abort(new Error('The client has gone.'));
	});
	return gone.signal;
}
