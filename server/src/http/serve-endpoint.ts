import {
	commaListsOf,
	type Endpoint,
	type OutputOf,
	type ParsedInputOf,
} from '@plumbline/core/api';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type AdmitContext, admit, type Call } from './admit.ts';
import { type AnswerCache, answerRead } from './answer-read.ts';
import { withTextHtml } from './parameters/html-parameter.ts';
import { parseInput } from './parameters/parse-input.ts';
import { refuseUnsafeGet } from './security/refuse-unsafe-get.ts';

export type { Call } from './admit.ts';

export interface ServeContext extends AdmitContext {
	/** Parses answers too. For tests: a wrong answer is a fault of ours, found before it is sent. */
	readonly checkOutput: boolean;
	readonly answers: AnswerCache;
	/** Whether a GET request may write. */
	readonly allowGetWrites: boolean;
}

const largestBody = 256 * 1024;
/** A thousand keywords of two hundred characters, each byte percent-encoded. */
const largestWriteBody = 3 * 1024 * 1024;
/** 15 MB of HTML, each byte percent-encoded. */
const largestHtmlBody = 48 * 1024 * 1024;

/** Answers all paths of an endpoint, with GET and POST alike. */
export function serveEndpoint<E extends Endpoint>(
	app: FastifyInstance,
	context: ServeContext,
	endpoint: E,
	handle: (input: ParsedInputOf<E>, call: Call) => Promise<OutputOf<E>>,
): void {
	const lists = commaListsOf(endpoint);
	const handler = async (request: FastifyRequest, reply: FastifyReply) => {
		if (endpoint.kind === 'write') refuseUnsafeGet(request, context.allowGetWrites);
		const call = await admit(context, endpoint, {
			request,
			reply,
			body: request.body,
			lists,
		});
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
			bodyLimit: bodyLimitOf(endpoint),
			// HEAD must change nothing.
			exposeHeadRoute: endpoint.kind !== 'write',
			config: { takesLongQuery: endpoint.takesHtml },
			handler,
		});
	}
}

function bodyLimitOf({ kind, takesHtml }: Endpoint): number {
	if (takesHtml) return largestHtmlBody;
	return kind === 'write' ? largestWriteBody : largestBody;
}
