import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { giveSmallHead } from '../problems/client-error.ts';

/** At a megabyte each, their heads take 136 MiB, and those of all other connections 54 MiB. */
const mostLarge = 128;
/** In bytes. */
const smallHead = 64 * 1024;

/**
 * Limits what the heads of all connections take together. Node collects a head before anybody has
 * shown a key, and does not say how much of it is there. So each connection gets its limit when it
 * opens, and while many are open, that of a new one is small.
 */
export function limitHeads(app: FastifyInstance, most = mostLarge): void {
	// Node applies this to each new connection, but its types do not have it.
	const server = app.server as Server & { maxHeaderSize: number };
	const largeHead = server.maxHeaderSize;
	let large = 0;
	const change = (by: 1 | -1) => {
		large += by;
		server.maxHeaderSize = large < most ? largeHead : smallHead;
	};
	// Node’s own listener has applied the limit by now.
	server.on('connection', (socket: Socket) => {
		if (large === most) return giveSmallHead(socket);
		change(1);
		socket.once('close', () => change(-1));
	});
}
