import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isFromOwnPage, refuseOtherHosts } from './own-page.ts';

const name = 'plumbline_session';

/** The token that the browser sends; null if it sends none. */
export function cookieToken({ headers }: FastifyRequest): string | null {
	for (const pair of (headers.cookie ?? '').split(';')) {
		const [key = '', value = ''] = pair.trim().split('=');
		if (key === name && value !== '') return value;
	}
	return null;
}

/** No script can read it, and no other site can make the browser send it. */
export function sessionCookie(token: string, seconds: number, isSecure: boolean): string {
	const secure = isSecure ? '; Secure' : '';
	return `${name}=${token}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Strict${secure}`;
}

export const endedCookie = `${name}=; Path=/; Max-Age=0; HttpOnly; SameSite=Strict`;

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
