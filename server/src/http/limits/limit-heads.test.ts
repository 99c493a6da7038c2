import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import Fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { answerClientError } from '../problems/client-error.ts';
import { limitHeads } from './limit-heads.ts';

/** A server on which one connection may have a large head. */
async function port(): Promise<number> {
	const app = Fastify({ http: { maxHeaderSize: 300_000 }, clientErrorHandler: answerClientError });
	onTestFinished(() => app.close());
	limitHeads(app, 1);
	app.get('/', async () => 'well');
	return Number(new URL(await app.listen({ host: '127.0.0.1', port: 0 })).port);
}

async function opened(port: number) {
	const socket = connect(port, '127.0.0.1');
	onTestFinished(() => void socket.destroy());
	await once(socket, 'connect');
	return socket;
}

const get = (bytes: number) =>
	`GET /?${'x'.repeat(bytes)} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`;

async function answer(port: number, bytes: number): Promise<string> {
	const socket = await opened(port);
	socket.write(get(bytes));
	return text(socket);
}

test('large request heads fill a shared budget, and free it once they are read', async () => {
	const at = await port();
	expect(await answer(at, 200_000)).toMatch(/^HTTP\/1\.1 200 /);
	const first = await opened(at);
	first.write(get(200_000).slice(0, 150_000));
	const refused = await answer(at, 200_000);
	expect(refused).toMatch(/^HTTP\/1\.1 503 .*\r\nRetry-After: 5\r\n.*"code":"overloaded"/s);
	expect(await answer(at, 50_000)).toMatch(/^HTTP\/1\.1 200 /);
	first.write(get(200_000).slice(150_000));
	expect(await text(first)).toMatch(/^HTTP\/1\.1 200 /);
	expect(await answer(at, 200_000)).toMatch(/^HTTP\/1\.1 200 /);
	expect(await answer(at, 400_000)).toMatch(/^HTTP\/1\.1 431 /);
});
