import type { FastifyInstance } from 'fastify';

/** Requests that were refused before they were read, since the start. */
export interface Refusals {
	head: number;
	/** Larger than allowed. */
	body: number;
	/** Not HTTP, or too slow. */
	request: number;
	/** Beyond the most connections. */
	connection: number;
}

export function countRefusals(app: FastifyInstance): Refusals {
	const refusals = { head: 0, body: 0, request: 0, connection: 0 };
	app.server.on('drop', () => refusals.connection++);
	app.server.on('clientError', ({ code }: NodeJS.ErrnoException) => {
		if (code === 'HPE_HEADER_OVERFLOW') refusals.head++;
		else if (code !== 'ECONNRESET') refusals.request++;
	});
	app.addHook('onResponse', async (_request, { statusCode }) => {
		if (statusCode === 413) refusals.body++;
	});
	return refusals;
}
