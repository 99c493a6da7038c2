import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A TCP port that leads to a different one, as the address of a cluster leads to its primary. */
export interface Forwarder {
	readonly port: number;
	/** Closes every connection; new ones lead to this port. */
	leadTo(port: number): void;
	/** Connections stay open and new ones are accepted, but nothing is answered. */
	freeze(): void;
	thaw(): void;
	close(): void;
}

export async function forwarder(target: number): Promise<Forwarder> {
	const sockets = new Set<Socket>();
	let [to, isFrozen] = [target, false];
	const keep = (socket: Socket) => {
		sockets.add(socket);
		socket.on('close', () => sockets.delete(socket));
		if (isFrozen) socket.pause();
	};
	const server = createServer((near) => {
		const far = connect(to, '127.0.0.1');
		for (const [socket, other] of [
			[near, far],
			[far, near],
		] as const) {
			socket.setNoDelay();
			socket.on('data', (chunk) => other.write(chunk));
			// Also after an error: a socket that fails is closed.
			socket.on('error', () => undefined);
			socket.on('close', () => other.destroy());
			keep(socket);
		}
	}).listen(0, '127.0.0.1');
	await once(server, 'listening');
	// The address of a listening TCP server is never a string.
	const { port } = server.address() as AddressInfo;
	const cut = () => {
		for (const socket of sockets) socket.resetAndDestroy();
	};
	return {
		port,
		leadTo: (next) => {
			to = next;
			cut();
		},
		freeze: () => {
			isFrozen = true;
			for (const socket of sockets) socket.pause();
		},
		thaw: () => {
			isFrozen = false;
			for (const socket of sockets) socket.resume();
		},
		close: () => {
			server.close();
			cut();
		},
	};
}
