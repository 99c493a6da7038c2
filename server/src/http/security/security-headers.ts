import type { FastifyInstance } from 'fastify';

/** Sent with every answer: each belongs to one caller, and URLs may contain keys. */
export function sendSecurityHeaders(app: FastifyInstance): void {
	app.addHook('onRequest', (request, reply, done) => {
		reply.header('x-request-id', request.id).headers(alike);
		done();
	});
}

const alike = {
	// Each may say who is calling.
	vary: 'Authorization, Cookie, X-API-Key',
	'cache-control': 'private, no-store',
	'referrer-policy': 'no-referrer',
	'x-content-type-options': 'nosniff',
	'x-frame-options': 'DENY',
	'content-security-policy':
		"default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
};
