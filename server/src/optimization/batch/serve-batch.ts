import { Readable } from 'node:stream';
import { reportOnMany } from '@plumbline/core/api';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sitesOfAccount } from '../../accounts/sites.store.ts';
import type { Database } from '../../database/open-database.ts';
import { authorizeCall, type Call } from '../../http/authorize-call.ts';
import { type Admittance, admit } from '../../http/security/admit.ts';
import type { ServeContext } from '../../http/serve-endpoint.ts';
import { type SharedServices, servicesOf } from '../../pages/audits/audit-url.ts';
import type { Patience } from '../../pages/queue/wait-in-queue.ts';
import { logRuleErrors } from '../log-rule-errors.ts';
import { asCompleted } from './as-completed.ts';
import { readLines } from './read-lines.ts';
import { type LineContext, reportLine } from './report-line.ts';

interface BatchContext extends ServeContext {
	readonly database: Database;
	readonly services: SharedServices;
}

/** The lines together have no limit, because they are read only as fast as they are processed. */
const admittance: Admittance = {
	endpoint: reportOnMany,
	names: new Set<string>(),
	lists: new Set<string>(),
	mostBytes: Infinity,
};
const linesAtOnce = 8;
/** No limit: nobody waits for a single line, and few lines of a client wait at once. */
const linePatience: Patience = { waitMs: null };
/** Fits the largest accepted HTML with its quotes and line breaks escaped. */
const longestLineBytes = 20 * 1024 * 1024;

/** Lines in, lines out: reads a line only when there is room to work on it. */
export async function serveBatch(app: FastifyInstance, context: BatchContext): Promise<void> {
	await app.register(async (scope) => {
		// The body is read as lines, whatever content type the client names.
		scope.removeAllContentTypeParsers();
		scope.addContentTypeParser('*', async (_request: FastifyRequest, body: unknown) => body);
		for (const url of reportOnMany.paths) {
			scope.route({
				method: 'POST',
				url,
				config: { takesLines: true },
				onRequest: async (request, reply) => {
					request.admission = await admit(context, admittance, request, reply);
				},
				handler: (request, reply) => answer(context, request, reply),
			});
		}
	});
}

async function answer(
	context: BatchContext,
	request: FastifyRequest,
	reply: FastifyReply,
): Promise<FastifyReply> {
	const call = await authorizeCall(context, admittance, request, reply);
	const lines = readLines(request.raw, longestLineBytes);
	const lineContext = await contextOf(context, call, request.id);
	const reports = asCompleted(lines, {
		most: linesAtOnce,
		work: (line) => reportLine(line, lineContext),
	});
	return reply
		.type('application/x-ndjson; charset=utf-8')
		.send(Readable.from(texts(reports, context.checkOutput)));
}

async function* texts(reports: AsyncIterable<unknown>, checkOutput: boolean) {
	for await (const report of reports) {
		const checked = checkOutput ? reportOnMany.output.parse(report) : report;
		yield `${JSON.stringify(checked)}\n`;
	}
}

async function contextOf(
	{ database, services, rateLimits }: BatchContext,
	call: Call,
	requestId: string,
): Promise<LineContext> {
	const { caller, signal, parameters, path, log } = call;
	const sites = await sitesOfAccount(database, caller.accountId);
	return {
		services: servicesOf(caller.accountId, services, linePatience),
		domains: sites.map(({ domain }) => domain),
		signal,
		parameters,
		path,
		requestId,
		waitForTurn: (kind) => rateLimits.waitForCall(caller, kind, signal),
		onAudited: ({ result }) => logRuleErrors(result, log),
		onUnforeseen: (error) => log.error({ err: error }, 'unforeseen'),
	};
}
