import type { Endpoint, OutputOf, ParsedInputOf } from '@plumbline/core/api';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Caller } from '../accounts/api-keys.store.ts';
import { authenticate } from './authenticate.ts';
import { withTextHtml } from './html-parameter.ts';
import { mergeParams, type Parameters } from './merge-params.ts';
import { parseInput } from './parse-input.ts';
import type { RateLimits } from './rate-limit.ts';

export interface Call {
	readonly caller: Caller;
	/** As merged, before parsing. */
	readonly parameters: Parameters;
	/** Aborted when the client has gone. */
	readonly signal: AbortSignal;
	readonly log: FastifyRequest['log'];
	/** To answer with; the handler may add some. */
	readonly headers: Record<string, string>;
}

export interface ServeContext {
	readonly findCaller: (apiKey: string) => Promise<Caller | null>;
	readonly rateLimits: RateLimits;
	/** Parses answers too. For tests: a wrong answer is a fault of ours, found before it is sent. */
	readonly checkOutput: boolean;
}

const largestBody = 256 * 1024;
/** 15 MB of HTML, each byte percent-encoded. */
const largestHtmlBody = 48 * 1024 * 1024;

/** Answers all paths of an endpoint, with GET and POST alike. */
export function serveEndpoint<E extends Endpoint>(
	app: FastifyInstance,
	context: ServeContext,
	endpoint: E,
	handle: (input: ParsedInputOf<E>, call: Call) => Promise<OutputOf<E>>,
): void {
	const handler = async (request: FastifyRequest, reply: FastifyReply) => {
		const call = await admit(context, endpoint, request, reply);
		const input = parseInput(endpoint, withTextHtml(call.parameters));
		const output = await handle(input, call);
		reply.headers(call.headers);
		return context.checkOutput ? endpoint.output.parse(output) : output;
	};
	for (const url of endpoint.paths) {
		app.route({
			method: ['GET', 'POST'],
			url,
			bodyLimit: endpoint.takesHtml ? largestHtmlBody : largestBody,
			config: { takesLongQuery: endpoint.takesHtml },
			handler,
		});
	}
}

async function admit(
	context: ServeContext,
	endpoint: Endpoint,
	request: FastifyRequest,
	reply: FastifyReply,
): Promise<Call> {
	// Fastify types the query as unknown; our own parser makes it.
	const query = request.query as Parameters;
	const { api_key: bodyKey, ...body } = mergeParams({}, request.body);
	const { api_key: queryKey, ...parameters } = mergeParams(query, body);
	const credentials = {
		headers: request.headers,
		keys: [queryKey, bodyKey],
		address: request.ip,
	};
	const caller = await authenticate(context, credentials, endpoint.scope);
	request.callerAccount = caller.accountName;
	reply.headers(context.rateLimits.takeCall(caller, endpoint.allowance));
	return { caller, parameters, signal: goneSignal(reply), log: request.log, headers: {} };
}

function goneSignal(reply: FastifyReply): AbortSignal {
	const gone = new AbortController();
	reply.raw.once('close', () => {
		if (!reply.raw.writableFinished) gone.abort(new Error('The client has gone.'));
	});
	return gone.signal;
}
