import { type Endpoint, openApiDocument } from '@plumbline/core/api';
import type { FastifyInstance } from 'fastify';
import { docsPage, type ReadableDocument } from './docs-page.ts';

/** The description of the interface, for programs and for people. */
export function serveDocs(
	app: FastifyInstance,
	endpoints: readonly Endpoint[],
	version: string,
): void {
	const document = openApiDocument(endpoints, version);
	// Generated just before, with these parts.
	const page = docsPage(endpoints, document as unknown as ReadableDocument);
	app.get('/openapi.json', async () => document);
	app.get('/docs', async (_request, reply) => reply.type('text/html; charset=utf-8').send(page));
}
