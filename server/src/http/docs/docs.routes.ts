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
	// Written at the first request, and only once, because strangers may ask as often as they like.
	let written: Docs | null = null;
	const docs = () => {
		written ??= writeDocs(endpoints, version);
		return written;
	};
	app.get('/openapi.json', async (_request, reply) =>
		reply.type('application/json; charset=utf-8').send(docs().description),
	);
	app.get('/docs', async (_request, reply) =>
		reply.type('text/html; charset=utf-8').send(docs().page),
	);
}

interface Docs {
	/** The OpenAPI document as JSON. */
	readonly description: string;
	/** HTML. */
	readonly page: string;
}

function writeDocs(endpoints: readonly Endpoint[], version: string): Docs {
	const document = openApiDocument(endpoints, version, samples);
	// Our own code generated the document, so it has the parts that the page reads.
	const page = docsPage(endpoints, document as unknown as ReadableDocument, samples);
	return { description: JSON.stringify(document), page };
}
