import type { IncomingHttpHeaders } from 'node:http';
import type { Endpoint } from '@plumbline/core/api';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Caller } from '../api-keys/api-keys.store.ts';
import type { CallerFinder } from '../api-keys/caller-finder.ts';
import type { DataVersion } from '../database/version-cache.ts';
import type { Pressure } from './limits/pressure.ts';
import type { RateLimits } from './limits/rate-limit.ts';
import { givenParameters } from './parameters/given-parameters.ts';
import type { Parameters } from './parameters/merge-params.ts';
import { authenticate } from './security/authenticate.ts';

export interface Call {
	readonly caller: Caller;
	readonly path: string;
	/** As merged, before parsing, without the key. */
	readonly parameters: Parameters;
	readonly requestHeaders: IncomingHttpHeaders;
	/** When the request arrived. */
	readonly nowMs: number;
	/** Not newer than anything that is read for this call. */
	readonly dataVersion: DataVersion;
	readonly isKeyInAddress: boolean;
	/** Aborted when the client disconnects. */
	readonly signal: AbortSignal;
	readonly log: FastifyRequest['log'];
	/** Response headers; the handler may add some. */
	readonly headers: Record<string, string>;
}

export interface AdmitContext {
	readonly callers: CallerFinder;
	readonly readVersion: () => DataVersion;
	readonly rateLimits: RateLimits;
	readonly pressure: Pressure;
	readonly now: () => number;
}

interface Admission {
	readonly request: FastifyRequest;
	readonly reply: FastifyReply;
	/** Parsed. */
	readonly body: unknown;
	/** Names of the parameters that are comma lists. */
	readonly lists: ReadonlySet<string>;
}

/** Checks who calls, with which parameters, and whether the call is allowed. */
export async function admit(
	context: AdmitContext,
	endpoint: Endpoint,
	{ request, reply, body, lists }: Admission,
): Promise<Call> {
	context.pressure.refuseWhenLate();
	const { parameters, keyInQuery, keyInBody } = givenParameters(request, body, lists);
	const dataVersion = context.readVersion();
	const credentials = {
		headers: request.headers,
		keys: [keyInQuery, keyInBody],
		address: request.ip,
		dataVersion,
	};
	const caller = await authenticate(context, credentials, endpoint.scope);
	request.callerAccount = caller.accountName;
	reply.headers(context.rateLimits.takeCall(caller, endpoint.allowance));
	return new AdmittedCall(reply, {
		caller,
		path: endpoint.paths[0],
		parameters,
		requestHeaders: request.headers,
		nowMs: context.now(),
		dataVersion,
		isKeyInAddress: keyInQuery !== undefined,
		log: request.log,
		headers: {},
	});
}

/** A class, because creating an object literal with a getter took a quarter of the time of an unchanged answer. */
class AdmittedCall implements Call {
	readonly caller: Call['caller'];
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

	// Most answers are ready before a client could disconnect.
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
