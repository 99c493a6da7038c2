import type { FastifyInstance } from 'fastify';

/** A head of 256 KiB on each of them fits into the memory of a small machine. */
const mostConnections = 1000;

/** Node closes connections beyond the limit at once. */
export function limitConnections(app: FastifyInstance, most = mostConnections): void {
	app.server.maxConnections = most;
}
