import type { FastifyInstance } from 'fastify';

/** Answers belong to one caller, and addresses may hold keys. */
export function sendSecurityHeaders(app: FastifyInstance): void {
	app.addHook('onRequest', (request, reply, done) => {
		reply.header('x-request-id', request.id).headers(alike);
		done();
	});
}

const alike = {
	// Either may contain the key.
	vary: 'Authorization, X-API-Key',
	'cache-control': 'private, no-store',
	'referrer-policy': 'no-referrer',
	'x-content-type-options': 'nosniff',
	'x-frame-options': 'DENY',
	'content-security-policy':
		"default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
};
