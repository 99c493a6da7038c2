import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/**
 * No browser or proxy sends a second request on a connection before the first answer. A client that
 * sends thousands and reads none would make the server compute and hold all answers.
 */
const mostAtOnce = 4;

/** Closes connections with too many requests that wait for their answers. */
export function limitPipelining(app: FastifyInstance): void {
	const waiting = new WeakMap<Socket, number>();
	app.addHook('onRequest', (request, reply, done) => {
		const { socket } = request.raw;
		const count = (waiting.get(socket) ?? 0) + 1;
		if (count > mostAtOnce) {
			reply.hijack();
			socket.destroy();
			return;
		}
		waiting.set(socket, count);
		reply.raw.once('close', () => waiting.set(socket, (waiting.get(socket) ?? 1) - 1));
		done();
	});
}
