import type { FastifyInstance } from 'fastify';
import { ProblemError } from './problem-error.ts';

const longestQuery = 16 * 1024;

/** Megabytes in an address are for HTML only. */
export function refuseLongQueries(app: FastifyInstance): void {
	app.addHook('onRequest', async ({ url, routeOptions }) => {
		const query = url.length - url.indexOf('?') - 1;
		if (!url.includes('?') || query <= longestQuery || routeOptions.config.takesLongQuery) return;
		const detail = 'The query is longer than 16 KiB. Send the parameters as the body of a POST.';
		throw new ProblemError('query_too_long', detail);
	});
}
