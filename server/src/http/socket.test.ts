import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import type { FastifyInstance } from 'fastify';
import { expect, test } from 'vitest';
import { testApp } from '../testing/app.ts';

// Tests that need a real socket: the HTTP parser, its limits, and requests served meanwhile.

async function listening(app: FastifyInstance): Promise<string> {
	return app.listen({ host: '127.0.0.1', port: 0 });
}

async function send(base: string, bytes: string): Promise<string> {
	const { hostname, port } = new URL(base);
	const socket = connect(Number(port), hostname);
	socket.end(bytes);
	return text(socket);
}

test('a megabyte of HTML fits into a GET, however it is encoded, if the server allows it', async () => {
	const { app, apiKey } = await testApp({ allowGetHtml: true });
	const base = await listening(app);
	const html = `<!doctype html><title>Bread</title><p>${'<b>'.repeat(350_000)}`;
	const everyByte = Buffer.from(html.slice(0, 1024 * 1024))
		.toString('hex')
		.replace(/../g, '%$&');
	const response = await fetch(`${base}/api/optimization/html?geo=us&html=${everyByte}`, {
		headers: { authorization: `Bearer ${apiKey}` },
	});
	expect(response.status).toBe(200);
});

test('a larger head is answered with a problem', async () => {
	const { app } = await testApp();
	const answer = await send(await listening(app), `GET /?${'x'.repeat(300_000)} HTTP/1.1\r\n\r\n`);
	expect(answer).toMatch(/^HTTP\/1\.1 431 /);
	expect(answer).toContain('application/problem+json');
	expect(answer).toContain('"code":"head_too_large"');
});

test('malformed HTTP is answered with a problem', async () => {
	const { app } = await testApp();
	const answer = await send(await listening(app), 'HELLO\r\n\r\n');
	expect(answer).toMatch(/^HTTP\/1\.1 400 /);
	expect(answer).toContain('"code":"invalid_body"');
});

test('the server is alive and well while it audits', async () => {
	// The test shares the event loop with the server, and a busy machine may delay it.
	const { app, apiKey } = await testApp({ pressure: { isLate: () => false } });
	const base = await listening(app);
	const form = new URLSearchParams({ geo: 'us', html: `<p>${'Brot '.repeat(1_000_000)}` });
	const audit = fetch(`${base}/api/optimization/html`, {
		method: 'POST',
		headers: { authorization: `Bearer ${apiKey}` },
		body: form,
	}).then(({ status }) => ({ what: 'audit', status }));
	const health = fetch(`${base}/healthz`).then(({ status }) => ({ what: 'health', status }));
	expect(await Promise.race([audit, health])).toEqual({ what: 'health', status: 200 });
	expect(await audit).toEqual({ what: 'audit', status: 200 });
});
