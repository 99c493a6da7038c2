import type { FastifyInstance } from 'fastify';

/** Answers belong to one caller, and addresses may hold keys. */
export function sendSecurityHeaders(app: FastifyInstance): void {
	app.addHook('onRequest', async (request, reply) => {
		reply.headers({
			'x-request-id': request.id,
			// The key may come in either.
			vary: 'Authorization, X-API-Key',
			'cache-control': 'private, no-store',
			'referrer-policy': 'no-referrer',
			'x-content-type-options': 'nosniff',
			'x-frame-options': 'DENY',
			'content-security-policy':
				"default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
		});
	});
}
