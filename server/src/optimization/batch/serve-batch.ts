import { Readable } from 'node:stream';
import { reportOnMany } from '@plumbline/core/api';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sitesOfAccount } from '../../accounts/sites.store.ts';
import type { AuditServices } from '../../audits/audit-url.ts';
import type { Database } from '../../database/open-database.ts';
import { admit, type Call } from '../../http/admit.ts';
import type { ServeContext } from '../../http/serve-endpoint.ts';
import { logRuleErrors } from '../log-rule-errors.ts';
import { asCompleted } from './as-completed.ts';
import { readLines } from './read-lines.ts';
import { type LineContext, reportLine } from './report-line.ts';

interface BatchContext extends ServeContext {
	readonly database: Database;
	readonly services: AuditServices;
}

const linesAtOnce = 8;
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
	const call = await admit(context, reportOnMany, {
		request,
		reply,
		body: {},
		lists: new Set<string>(),
	});
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
		services,
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
