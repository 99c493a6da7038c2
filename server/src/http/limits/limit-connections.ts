import type { FastifyInstance } from 'fastify';

/** Small heads on all of them fit into the limit of all heads. */
const mostConnections = 1000;

/** Node closes connections beyond the limit at once. */
export function limitConnections(app: FastifyInstance, most = mostConnections): void {
	app.server.maxConnections = most;
}
