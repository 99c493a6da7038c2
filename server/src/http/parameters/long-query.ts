import type { FastifyInstance } from 'fastify';
import { ProblemError } from '../problems/problem-error.ts';
import { hasTooManyPairs } from './form.ts';

const longestQuery = 16 * 1024;

/** Only endpoints for HTML accept megabytes in a URL. */
export function refuseLongQueries(app: FastifyInstance): void {
	app.addHook('onRequest', ({ url, routeOptions }, _reply, done) => {
		const query = queryOf(url);
		if (query.length > longestQuery && !routeOptions.config.takesLongQuery) done(tooLong);
		else if (hasTooManyPairs(query)) done(tooMany);
		else done();
	});
}

const tooLong = new ProblemError(
	'query_too_long',
	'The query is longer than 16 KiB. Send the parameters as the body of a POST.',
);
const tooMany = new ProblemError('query_too_long', 'The query has too many parameters.');

function queryOf(url: string): string {
	const mark = url.indexOf('?');
	return mark < 0 ? '' : url.slice(mark + 1);
}
