import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { testApp } from '../../testing/app.ts';

const request = 'GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n';

/** The number of answers to requests that are all sent at once, when the connection is closed. */
async function answersTo(requests: string): Promise<number> {
	const { app } = await testApp();
	const base = await app.listen({ port: 0, host: '127.0.0.1' });
	const socket = connect(Number(new URL(base).port), '127.0.0.1');
	let text = '';
	socket.on('data', (chunk) => {
		text += chunk;
	});
	socket.on('error', () => undefined);
	socket.write(requests);
	await once(socket, 'close');
	return text.match(/HTTP\/1\.1 200/g)?.length ?? 0;
}

const last = request.replace('\r\n\r\n', '\r\nConnection: close\r\n\r\n');

test('answers a few requests that are sent at once', async () => {
	expect(await answersTo(request.repeat(3) + last)).toBe(4);
});

test('closes a connection with hundreds of requests that wait for their answers', async () => {
	expect(await answersTo(request.repeat(500) + last)).toBeLessThan(5);
});
