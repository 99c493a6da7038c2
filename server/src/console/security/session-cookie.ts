import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isFromOwnPage, refuseOtherHosts } from './own-page.ts';

/** Browsers keep one set of cookies for all ports of a host, on which different servers may run. */
function nameOf({ headers }: FastifyRequest): string {
	const port = /:(\d+)$/.exec(headers.host ?? '')?.[1];
	return port === undefined ? nameWithoutPort : `${nameWithoutPort}_${port}`;
}

/** Also that of sessions from before there were ports in names. */
const nameWithoutPort = 'plumbline_session';

/** The token that the browser sends; null if it sends none. */
export function cookieToken(request: FastifyRequest): string | null {
	const pairs = (request.headers.cookie ?? '').split(';').map((pair) => pair.trim().split('='));
	const given = new Map(pairs.map(([name = '', value = '']) => [name, value]));
	return given.get(nameOf(request)) || given.get(nameWithoutPort) || null;
}

/** No script can read it, and no other site can make the browser send it. */
export function sessionCookie(
	request: FastifyRequest,
	token: string,
	{ seconds, isSecure }: { readonly seconds: number; readonly isSecure: boolean },
): string {
	const secure = isSecure ? '; Secure' : '';
	return `${nameOf(request)}=${token}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Strict${secure}`;
}

export const endedCookie = (request: FastifyRequest) =>
	`${nameOf(request)}=; Path=/; Max-Age=0; HttpOnly; SameSite=Strict`;

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
