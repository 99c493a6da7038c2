import { type Endpoint, openApiDocument } from '@plumbline/core/api';
import type { FastifyInstance } from 'fastify';
import { docsPage, type ReadableDocument } from './docs-page.ts';
import samples from './sample-answers.generated.json' with { type: 'json' };

/** Serves the description of the API, for programs and for people. */
export function serveDocs(
	app: FastifyInstance,
	endpoints: readonly Endpoint[],
	version: string,
): void {
	const document = openApiDocument(endpoints, version, samples);
	// Serialized once, because strangers may ask for it as often as they like.
	const text = JSON.stringify(document);
	// Our own code generated the document, so it has the parts that the page reads.
	const page = docsPage(endpoints, document as unknown as ReadableDocument, samples);
	app.get('/openapi.json', async (_request, reply) =>
		reply.type('application/json; charset=utf-8').send(text),
	);
	app.get('/docs', async (_request, reply) => reply.type('text/html; charset=utf-8').send(page));
}
