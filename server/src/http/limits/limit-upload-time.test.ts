import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import Fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { limitUploadTime } from './limit-upload-time.ts';

test('a body that never ends is refused', async () => {
	const app = Fastify();
	onTestFinished(() => app.close());
	limitUploadTime(app, 10);
	app.post('/', async () => ({}));
	const { port } = new URL(await app.listen({ host: '127.0.0.1', port: 0 }));
	const socket = connect(Number(port), '127.0.0.1');
	socket.write(
		'POST / HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{',
	);
	const answer = await text(socket);
	expect(answer).toMatch(/^HTTP\/1\.1 408 /);
	expect(answer).toContain('"code":"request_timeout"');
});
