import { type ApiClient, createApiClient } from '@plumbline/core/api';
import type { FastifyInstance } from 'fastify';

/** Calls the endpoints of a server in the same process, with all their checks and limits. */
export function clientOfApp(app: FastifyInstance, apiKey: string): ApiClient {
	return createApiClient({
		baseUrl: 'http://plumbline.invalid',
		apiKey,
		fetch: async (request) => {
			const { pathname } = new URL(request.url);
			const { body, headers, statusCode } = await app.inject({
				method: 'POST',
				url: pathname,
				headers: Object.fromEntries(request.headers),
				payload: await request.text(),
				signal: request.signal,
			});
			const retryAfter = headers['retry-after'];
			return new Response(body, {
				status: statusCode,
				...(retryAfter !== undefined && { headers: { 'retry-after': String(retryAfter) } }),
			});
		},
	});
}
