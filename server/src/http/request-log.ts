import type { FastifyInstance } from 'fastify';
import { pathOf } from './problems/answer-problems.ts';

/** Logs one line per request, without query, headers and body, because these contain keys and pages. */
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
				client: request.ip,
			},
			'request',
		);
		done();
	});
}
