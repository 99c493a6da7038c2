import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { HtmlSource } from '../../pages/audits/audit-task.ts';
import { parseContentType } from '../../pages/fetch/content-type.ts';
import { ProblemError } from '../problems/problem-error.ts';
import { createBodyThread } from './body-thread.ts';
import { type Body, parseBody } from './parse-body.ts';
import { readBody } from './read-body.ts';

const formats: Readonly<Record<string, Body['format']>> = {
	'application/json': 'json',
	'application/x-www-form-urlencoded': 'form',
	'multipart/form-data': 'multipart',
};

/** In bytes. Larger bodies are parsed in a thread, so that other requests need not wait. */
const largestParsedHere = { known: 256 * 1024, unknown: 16 * 1024 };

/** Turns every kind of body into parameters, if the request was admitted. */
export function registerBodyParsers(app: FastifyInstance): void {
	// “curl -X GET -d …” sends a body with a GET, on purpose.
	app.addHttpMethod('GET', { hasBody: true, overrideExisting: true });
	app.removeContentTypeParser(['application/json', 'text/plain']);
	const thread = createBodyThread();
	app.addHook('onClose', () => thread.close());

	async function parse(format: Body['format'], request: FastifyRequest, payload: IncomingMessage) {
		const { admission } = request;
		const bytes = await bodyOf(request, payload);
		if (bytes === null || admission === null) return undefined;
		if (format === 'json' && bytes.length === 0) return emptyJson(request);
		const contentType = request.headers['content-type'] ?? '';
		const caller = admission.caller === null ? 'unknown' : 'known';
		const body = { format, contentType, bytes, names: [...admission.names] };
		return bytes.length > largestParsedHere[caller] ? thread.parse(body, caller) : parseBody(body);
	}

	for (const [type, format] of Object.entries(formats)) {
		app.addContentTypeParser(type, (request: FastifyRequest, payload: IncomingMessage) =>
			parse(format, request, payload),
		);
	}
	app.addContentTypeParser(
		['text/html', 'application/xhtml+xml'],
		async (request: FastifyRequest, payload: IncomingMessage) => {
			const bytes = await bodyOf(request, payload);
			const { charset } = parseContentType(request.headers['content-type'] ?? '');
			return bytes && { html: { kind: 'bytes', bytes, charset } satisfies HtmlSource };
		},
	);
}

/** Null if no endpoint has admitted the request, so that nobody needs the body. */
async function bodyOf(request: FastifyRequest, payload: IncomingMessage): Promise<Buffer | null> {
	const { admission } = request;
	return admission && readBody(payload, admission.bodyLimit, admission.held);
}

/** Some clients declare JSON even for a GET without a body. */
function emptyJson({ method }: FastifyRequest): undefined {
	if (method === 'GET') return;
	throw new ProblemError('invalid_body', 'The body is empty, but its content type is JSON.');
}
