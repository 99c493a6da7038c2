import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { expect, onTestFinished, test } from 'vitest';
import { brokenHosts } from '../../testing/broken-server.ts';
import { certificateReader } from './read-certificate.ts';

/** A TLS server with a certificate of its own, which nobody trusts. */
async function tlsServer() {
	const server = new SMTPServer({ secure: true });
	// The probe closes the connection without sending anything.
	server.on('error', () => undefined);
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())));
	// The address of a listening TCP server is never a string.
	const { port } = server.server.address() as AddressInfo;
	return `127.0.0.1:${port}`;
}

test('reads the dates of a certificate, trusted or not', async () => {
	const host = await tlsServer();
	const dates = await certificateReader(new Set([host]))(`https://${host}`);
	expect(dates?.endMs).toBeGreaterThan(dates?.fromMs ?? Number.NaN);
});

test('reads no certificate of a server that must not be reached', async () => {
	const host = await tlsServer();
	expect(await certificateReader(new Set())(`https://${host}`)).toBeNull();
});

test.each(brokenHosts)('reads no certificate of a host %s', async (_, start) => {
	const host = await start();
	const read = certificateReader(new Set([host]), { connectMs: 300 });
	expect(await read(`https://${host}`)).toBeNull();
});
