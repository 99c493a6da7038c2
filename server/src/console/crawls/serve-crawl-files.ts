import { Readable } from 'node:stream';
import { crawlFile } from '@plumbline/console/contract';
import type { FastifyInstance } from 'fastify';
import { findSite } from '../../accounts/find-site.ts';
import { type Crawl, crawlsOfSite } from '../../crawl/crawls.store.ts';
import { readLinkGraph } from '../../crawl/graph/link-graph.ts';
import { htmlReport } from '../../crawl/report/html-report.ts';
import { crawlSummary } from '../../crawl/summary/crawl-summary.store.ts';
import { crawlTables } from '../../crawl/tables/crawl-tables.ts';
import { tableText } from '../../crawl/tables/write-table.ts';
import { ProblemError } from '../../http/problems/problem-error.ts';
import { notSignedIn, sessionOf } from '../calls/session-of.ts';
import type { ConsoleContext } from '../console-context.ts';

interface FileQuery {
	readonly site?: string;
	readonly crawl?: string;
	readonly name?: string;
	readonly locale?: string;
}

/**
 * Sends the report of a crawl and its tables while they are made. The page saves them: a browser
 * never opens them under our own address.
 */
export function serveCrawlFiles(scope: FastifyInstance, context: ConsoleContext): void {
	const { database } = context;
	scope.get<{ Querystring: FileQuery }>(crawlFile, async (request, reply) => {
		const session = await sessionOf(request, context);
		if (session === null || !session.scopes.includes('read')) throw notSignedIn();
		const { site: key = '', crawl: id, name = '', locale = 'en' } = request.query;
		const site = await findSite(database, session, key);
		const crawl = (await crawlsOfSite(database, site.id)).find((one) => String(one.id) === id);
		if (crawl === undefined) throw noFile();
		const parts = await fileParts(context, crawl, { name, locale });
		reply.header('content-disposition', 'attachment').type('application/octet-stream');
		return reply.send(Readable.from(parts));
	});
}

async function fileParts(
	{ database, version }: ConsoleContext,
	crawl: Crawl,
	{ locale, name }: { readonly locale: string; readonly name: string },
): Promise<AsyncGenerator<string>> {
	if (name === 'report') {
		const summary = await crawlSummary(database, crawl);
		return htmlReport({ database, crawl, summary, version }, locale);
	}
	const table = crawlTables.find((one) => one.name === name);
	if (table === undefined) throw noFile();
	const graph = await readLinkGraph(database, crawl.id);
	return tableText(table, { database, crawl, locale, graph }, 'csv');
}

function noFile(): ProblemError {
	return new ProblemError('not_found', 'There is no such crawl or file. Load the page again.');
}
