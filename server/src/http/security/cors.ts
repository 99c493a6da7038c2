import cors from '@fastify/cors';
import type { FastifyInstance } from 'fastify';

const sent = ['Authorization', 'Content-Type', 'Idempotency-Key', 'If-None-Match', 'X-API-Key'];

const shown = [
	'RateLimit',
	'RateLimit-Policy',
	'Retry-After',
	'Link',
	'ETag',
	'X-Total-Count',
	'X-Request-Id',
	'X-Unknown-Parameters',
	'Idempotency-Replayed',
];

/** Allows calls from pages of these origins only. The API uses no cookies, so nothing else is at risk. */
export async function allowOrigins(
	app: FastifyInstance,
	origins: readonly string[],
): Promise<void> {
	if (origins.length === 0) return;
	await app.register(cors, {
		origin: [...origins],
		methods: ['GET', 'HEAD', 'POST'],
		allowedHeaders: sent,
		exposedHeaders: shown,
		maxAge: 7200,
		strictPreflight: false,
	});
}
