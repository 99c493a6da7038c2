import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import type { FastifyInstance } from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { createAuditPool, defaultPoolLimits } from '../pages/audits/audit-pool.ts';
import { testApp } from '../testing/app.ts';
import { pageFetcher } from '../testing/page-fetcher.ts';

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

const kib = 1024;
/** A page whose every byte is percent-encoded, as few clients do. */
const encodedPage = (bytes: number) =>
	`geo=us&html=${'%3C%62%3E'.repeat(bytes / 9)}`.slice(0, bytes - (bytes % 3));

test.each([
	['by default', null, 1024, 2048],
	['if HTML by GET is on', 'on', 3 * 1024, 5 * 1024],
	['if it is off', 'off', 200, 300],
] as const)(
	'%s (%s), %i KiB of HTML fit into a GET, and %i do not',
	async (_, getHtml, most, more) => {
		const { app, apiKey } = await testApp({ getHtml });
		const base = await listening(app);
		const status = async (bytes: number) => {
			const answer = await fetch(`${base}/api/optimization/html?${encodedPage(bytes)}`, {
				headers: { authorization: `Bearer ${apiKey}` },
			});
			return answer.status;
		};
		expect([await status(most * kib), await status(more * kib)]).toEqual([200, 431]);
	},
);

test('a larger head is answered with a problem', async () => {
	const { app } = await testApp();
	const answer = await send(
		await listening(app),
		`GET /?${'x'.repeat(2048 * kib)} HTTP/1.1\r\n\r\n`,
	);
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
	const pool = createAuditPool({ ...defaultPoolLimits, threads: 1, auditMs: 120_000 });
	onTestFinished(() => pool.close());
	const { app, apiKey } = await testApp({
		pressure: { isLate: () => false },
		services: { fetcher: pageFetcher({}), pool },
	});
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
