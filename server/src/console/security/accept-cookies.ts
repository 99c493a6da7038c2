import type { FastifyInstance } from 'fastify';
import { isFromOwnPage, refuseOtherHosts } from './own-page.ts';
import { cookieToken } from './session-cookie.ts';

/**
 * Lets the console’s own pages call the endpoints with the cookie of their session, as other
 * clients do with a key. For everybody else the cookie means nothing.
 */
export function acceptCookies(app: FastifyInstance, hosts: readonly string[]): void {
	app.addHook('onRequest', (request, _reply, done) => {
		const token = cookieToken(request);
		const hasKey = 'authorization' in request.headers || 'x-api-key' in request.headers;
		if (token !== null && !hasKey && isFromOwnPage(request)) {
			refuseOtherHosts(request, hosts);
			request.headers.authorization = `Bearer ${token}`;
		}
		done();
	});
}
