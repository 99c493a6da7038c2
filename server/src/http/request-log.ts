import type { FastifyInstance } from 'fastify';
import { pathOf } from './problems/answer-problems.ts';

/** One line a request. Never the query, the headers or the body: they hold keys and pages. */
export function logRequests(app: FastifyInstance): void {
	app.decorateRequest('callerAccount', null);
	app.addHook('onResponse', (request, reply, done) => {
		request.log.info(
			{
				method: request.method,
				path: pathOf(request.url),
				status: reply.statusCode,
				ms: Math.round(reply.elapsedTime),
				account: request.callerAccount,
			},
			'request',
		);
		done();
	});
}
