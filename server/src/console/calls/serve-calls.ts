import { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { type ConsoleCall, watchCrawls, watchSources } from '@plumbline/console/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';
import { noteSessionUse } from '../../accounts/sessions/sessions.store.ts';
import { ProblemError } from '../../http/problems/problem-error.ts';
import { hasCode } from '../../process/expected-error.ts';
import type { ConsoleContext, SignedCall } from '../console-context.ts';
import { crawlsUnderWay } from '../crawls/crawls-under-way.ts';
import { serveCrawlFiles } from '../crawls/serve-crawl-files.ts';
import { serveEvents } from '../events/serve-events.ts';
import { isFromOwnPage, notFromOwnPage, refuseOtherHosts } from '../security/own-page.ts';
import { sourceStates } from '../sources/source-states.store.ts';
import { serveAccountCalls } from './account-calls.ts';
import { serveGoogleCalls } from './google-calls.ts';
import { serveGroupCalls } from './group-calls.ts';
import { serveImportCalls } from './import-calls.ts';
import { serveKeyCalls } from './key-calls.ts';
import { serveReportCalls } from './report-calls.ts';
import { serveSessionCalls } from './session-calls.ts';
import { notSignedIn, sessionOf } from './session-of.ts';
import { serveSourceCalls } from './source-calls.ts';
import { serveViewCalls } from './view-calls.ts';
import { serveWatchCalls } from './watch-calls.ts';

const mostBytes = 256 * 1024;
const mostFileBytes = 100 * 1024 * 1024;
const useIsNotedEveryMs = 60_000;

/** Answers one call of the console. */
export interface Calls {
	/** For everybody who is signed in, or only for owners, as the call says. */
	readonly serve: <Input extends z.ZodMiniType, Output extends z.ZodMiniType>(
		call: ConsoleCall<Input, Output>,
		handle: (input: z.output<Input>, signed: SignedCall) => Promise<z.input<Output>>,
	) => void;
	/** For everybody, with the request itself. */
	readonly serveStrangers: <Input extends z.ZodMiniType, Output extends z.ZodMiniType>(
		call: ConsoleCall<Input, Output>,
		handle: (
			input: z.output<Input>,
			request: FastifyRequest,
			reply: FastifyReply,
		) => Promise<z.input<Output>>,
	) => void;
	/** Like `serve`, for a call whose body is a file and whose input is in the query. */
	readonly serveFile: <Input extends z.ZodMiniType, Output extends z.ZodMiniType>(
		call: ConsoleCall<Input, Output>,
		handle: (
			input: z.output<Input>,
			signed: SignedCall,
			file: Readable,
		) => Promise<z.input<Output>>,
	) => void;
}

/** Serves the calls in a scope of its own, because their bodies are parsed differently. */
export async function serveCalls(app: FastifyInstance, context: ConsoleContext): Promise<void> {
	await app.register(async (scope) => {
		scope.removeAllContentTypeParsers();
		scope.addContentTypeParser(
			'application/json',
			{ parseAs: 'string', bodyLimit: mostBytes },
			(_request, text, done) => done(null, text),
		);
		scope.addContentTypeParser('text/csv', (_request, file, done) => done(null, file));
		scope.addHook('onRequest', async (request) => {
			refuseOtherHosts(request, context.hosts);
			if (!isFromOwnPage(request)) throw notFromOwnPage();
		});
		const calls = callsOf(scope, context);
		serveSessionCalls(calls, context);
		serveAccountCalls(calls, context);
		serveKeyCalls(calls, context);
		serveGroupCalls(calls, context);
		serveViewCalls(calls, context);
		serveSourceCalls(calls, context);
		serveImportCalls(calls, context);
		serveGoogleCalls(calls, context);
		serveWatchCalls(calls, context);
		serveReportCalls(calls, context);
		const { database, now } = context;
		serveEvents(scope, context, {
			path: watchSources,
			isFor: ({ kind }) => kind === 'owner',
			read: ({ accountId }) => sourceStates(database, accountId),
		});
		serveEvents(scope, context, {
			path: watchCrawls,
			isFor: ({ scopes }) => scopes.includes('read'),
			read: (session) => crawlsUnderWay(database, session, now()),
		});
		serveCrawlFiles(scope, context);
	});
}

function callsOf(scope: FastifyInstance, context: ConsoleContext): Calls {
	const serveStrangers: Calls['serveStrangers'] = (call, handle) => {
		scope.post(call.path, async (request, reply) => {
			context.pressure.refuseWhenLate();
			const input = parsedInput(call, jsonOf(request.body));
			return reply.send(await handle(input, request, reply).catch(rethrown));
		});
	};
	return {
		serveStrangers,
		serve: (call, handle) =>
			serveStrangers(call, async (input, request, reply) =>
				handle(input, await signedCall(context, call, request, reply)),
			),
		serveFile: (call, handle) => {
			scope.post(call.path, async (request, reply) => {
				context.pressure.refuseWhenLate();
				const file = fileOf(request);
				try {
					const signed = await signedCall(context, call, request, reply);
					return await handle(parsedInput(call, request.query), signed, file);
				} catch (error) {
					// Browsers read no answer before they have sent everything.
					await finished(file.resume()).catch(() => undefined);
					return rethrown(error);
				}
			});
		},
	};
}

/** A failure of a source or a file is for people here, who can do something about it. */
function rethrown(error: unknown): never {
	const cause = { cause: error };
	if (hasCode(error, 'source', 'google_file')) {
		throw new ProblemError('source_failed', error.explanation, cause);
	}
	if (hasCode(error, 'import_file')) {
		throw new ProblemError('invalid_parameter', error.explanation, cause);
	}
	throw error;
}

async function signedCall(
	{ database, now }: ConsoleContext,
	{ needs }: ConsoleCall,
	request: FastifyRequest,
	reply: FastifyReply,
): Promise<SignedCall> {
	const nowMs = now();
	const session = await sessionOf(request, { database, now });
	if (session === null) throw notSignedIn();
	if (needs === 'owner' && session.kind !== 'owner') throw notOwner();
	request.callerAccount = session.accountName;
	if (nowMs - (session.usedMs ?? 0) > useIsNotedEveryMs) {
		await noteSessionUse(database, session.id, nowMs);
	}
	const gone = new AbortController();
	reply.raw.once('close', () => gone.abort());
	const origin = request.headers.origin ?? `${request.protocol}://${request.host}`;
	return { session, nowMs, origin, signal: gone.signal };
}

function parsedInput<Input extends z.ZodMiniType>(
	{ input }: ConsoleCall<Input>,
	value: unknown,
): z.output<Input> {
	const result = input.safeParse(value);
	if (result.success) return result.data;
	const errors = result.error.issues.map(({ path, message }) => ({
		parameter: path.join('.'),
		message,
	}));
	const detail = errors.map(({ parameter, message }) => `${parameter}: ${message}`).join(' ');
	throw new ProblemError('invalid_parameter', detail, { errors });
}

function fileOf({ body, headers }: FastifyRequest): Readable {
	const bytes = Number(headers['content-length']);
	if (!(body instanceof Readable)) throw new ProblemError('invalid_body', 'There is no file.');
	if (bytes <= mostFileBytes) return body;
	throw new ProblemError(
		'body_too_large',
		'The file is larger than 100 MB. On the machine of the server, “plumbline import FILE” reads files of any size.',
	);
}

function jsonOf(body: unknown): unknown {
	try {
		return JSON.parse(String(body));
	} catch (cause) {
		throw new ProblemError('invalid_body', 'The body is not JSON.', { cause });
	}
}

function notOwner(): ProblemError {
	return new ProblemError(
		'scope_missing',
		'Only people who signed in with a link of “plumbline console” may do this. API keys and share links may not.',
	);
}
