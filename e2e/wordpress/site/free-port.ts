import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * A TCP port of this machine that is unused right now. It is below the ranges that systems assign
 * automatically, so it stays free until the caller's server listens.
 */
export async function freePort(): Promise<number> {
	const port = randomInt(20_000, 32_000);
	return (await isFree(port)) ? port : freePort();
}

async function isFree(port: number): Promise<boolean> {
	const server = createServer();
	const isListening = once(server, 'listening').then(
		() => true,
		() => false,
	);
	server.listen(port, '127.0.0.1');
	if (!(await isListening)) return false;
	server.close();
	await once(server, 'close');
	return true;
}
