import multipart, { type Multipart } from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { HtmlSource } from '../../audits/audit-task.ts';
import { parseContentType } from '../../fetch-page/content-type.ts';
import { ProblemError } from '../problems/problem-error.ts';
import { parseForm } from './form.ts';
import { type Parameters, parametersOf } from './merge-params.ts';

const mostParts = 100;

/** Every shape of body becomes parameters. */
export async function registerBodyParsers(app: FastifyInstance): Promise<void> {
	// “curl -X GET -d …” sends a body with a GET, and means it.
	app.addHttpMethod('GET', { hasBody: true, overrideExisting: true });
	app.removeContentTypeParser('text/plain');
	const parseJson = app.getDefaultJsonParser('error', 'error');
	app.addContentTypeParser<string>(
		'application/json',
		{ parseAs: 'string' },
		(request, body, done) =>
			// Clients that always speak JSON say so of a GET without a body too.
			body === '' && request.method === 'GET' ? done(null) : parseJson(request, body, done),
	);
	app.addContentTypeParser(
		'application/x-www-form-urlencoded',
		{ parseAs: 'buffer' },
		async (_request: FastifyRequest, body: Buffer) => parseForm(body),
	);
	app.addContentTypeParser(
		['text/html', 'application/xhtml+xml'],
		{ parseAs: 'buffer' },
		async (request: FastifyRequest, bytes: Buffer) => {
			const { charset } = parseContentType(request.headers['content-type'] ?? '');
			return { html: { kind: 'bytes', bytes, charset } satisfies HtmlSource };
		},
	);
	await app.register(multipart, { limits: { parts: mostParts, fieldSize: Infinity } });
	app.addHook('preHandler', (request, _reply, done) => {
		if (!request.isMultipart()) return done();
		multipartParameters(request).then((parameters) => {
			request.body = parameters;
			done();
		}, done);
	});
}

async function multipartParameters(request: FastifyRequest): Promise<Parameters> {
	const limit = request.routeOptions.bodyLimit;
	const pairs: [string, unknown][] = [];
	try {
		for await (const part of request.parts({ limits: { fileSize: limit, fieldSize: limit } })) {
			pairs.push([part.fieldname, await partValue(part)]);
		}
	} catch (error) {
		throw isKnown(error) ? error : brokenForm(error);
	}
	return parametersOf(pairs);
}

async function partValue(part: Multipart): Promise<unknown> {
	if (part.type === 'file') return fileSource(part);
	if (part.valueTruncated) throw tooLarge();
	return part.value;
}

/** Our own error, or one with a code from the framework; the form parser’s errors have no code. */
function isKnown(error: unknown): boolean {
	return error instanceof ProblemError || (error instanceof Error && 'code' in error);
}

function brokenForm(cause: unknown): ProblemError {
	return new ProblemError('invalid_body', 'The multipart form is broken.', { cause });
}

async function fileSource(file: { toBuffer(): Promise<Buffer> }): Promise<HtmlSource> {
	return { kind: 'bytes', bytes: await file.toBuffer(), charset: null };
}

function tooLarge(): ProblemError {
	return new ProblemError(
		'body_too_large',
		'A part of the form is larger than this address takes.',
	);
}
