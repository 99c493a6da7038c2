import type { FastifyInstance } from 'fastify';
import { ProblemError } from '../problems/problem-error.ts';

const longestQuery = 16 * 1024;

/** Only endpoints that take HTML accept megabytes in a URL. */
export function refuseLongQueries(app: FastifyInstance): void {
	app.addHook('onRequest', ({ url, routeOptions }, _reply, done) => {
		const isTooLong = queryLength(url) > longestQuery && !routeOptions.config.takesLongQuery;
		done(isTooLong ? new ProblemError('query_too_long', detail) : undefined);
	});
}

const detail = 'The query is longer than 16 KiB. Send the parameters as the body of a POST.';

function queryLength(url: string): number {
	const mark = url.indexOf('?');
	return mark < 0 ? 0 : url.length - mark - 1;
}
