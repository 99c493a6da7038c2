import {
	commaListsOf,
	type Endpoint,
	type OutputOf,
	type ParsedInputOf,
	parameterNamesOf,
} from '@plumbline/core/api';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type AnswerCache, answerRead } from './answer-read.ts';
import { type AuthorizeContext, authorizeCall, type Call } from './authorize-call.ts';
import { withTextHtml } from './parameters/html-parameter.ts';
import {
	parseInput,
	unknownParameters,
	unknownParametersHeader,
} from './parameters/merge-params.ts';
import { type Admittance, admit } from './security/admit.ts';
import { refuseUnsafeGet } from './security/refuse-unsafe-get.ts';

export type { Call } from './authorize-call.ts';

export interface ServeContext extends AuthorizeContext {
	/** Checks answers against the contract too. For tests, so that a wrong answer fails before it is sent. */
	readonly checkOutput: boolean;
	readonly answers: AnswerCache;
	/** Whether GET requests are allowed to write. */
	readonly allowGetWrites: boolean;
}

const largestBody = 256 * 1024;
/** In bytes: a thousand keywords of two hundred characters, each byte percent-encoded. */
const largestWriteBody = 3 * 1024 * 1024;
/** In bytes: 15 MB of HTML, each byte percent-encoded. */
const largestHtmlBody = 48 * 1024 * 1024;

/** Serves all paths of an endpoint, with GET and POST. */
export function serveEndpoint<E extends Endpoint>(
	app: FastifyInstance,
	context: ServeContext,
	endpoint: E,
	handle: (input: ParsedInputOf<E>, call: Call) => Promise<OutputOf<E>>,
): void {
	const admittance: Admittance = {
		endpoint,
		names: parameterNamesOf(endpoint),
		lists: commaListsOf(endpoint),
		mostBytes: bodyLimitOf(endpoint),
	};
	const onRequest = async (request: FastifyRequest, reply: FastifyReply) => {
		if (endpoint.kind === 'write') refuseUnsafeGet(request, context.allowGetWrites);
		request.admission = await admit(context, admittance, request, reply);
	};
	const handler = async (request: FastifyRequest, reply: FastifyReply) => {
		const call = await authorizeCall(context, admittance, request, reply);
		const unknown = unknownParameters(call.parameters, admittance.names);
		if (unknown !== null) reply.header(unknownParametersHeader, unknown);
		const work = async () => {
			const input = parseInput(endpoint, withTextHtml(call.parameters));
			const output = await (endpoint.kind === 'audit'
				? handle(input, call)
				: context.pressure.atTheStore(() => handle(input, call)));
			return context.checkOutput ? endpoint.output.parse(output) : output;
		};
		if (endpoint.kind === 'read') {
			return answerRead({ call, cache: context.answers }, request, reply, work);
		}
		const output = await work();
		reply.headers(call.headers);
		return output;
	};
	for (const url of endpoint.paths) {
		app.route({
			method: ['GET', 'POST'],
			url,
			// A HEAD request must change nothing.
			exposeHeadRoute: endpoint.kind !== 'write',
			config: { takesLongQuery: endpoint.takesHtml },
			onRequest,
			handler,
		});
	}
}

function bodyLimitOf({ kind, takesHtml }: Endpoint): number {
	if (takesHtml) return largestHtmlBody;
	return kind === 'write' ? largestWriteBody : largestBody;
}
