import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { brokenServer } from '../../testing/broken-server.ts';
import { startGuardProxy } from './guard-proxy.ts';

/** A proxy that knows one name, after a while, and a page's way through it. */
async function proxyTo(host: string) {
	const [, port] = host.split(':');
	const allowedHosts = new Set([`slow.example:${port}`]);
	const resolve = async () => {
		await wait(100);
		return [{ address: '127.0.0.1', family: 4 }];
	};
	const proxy = await startGuardProxy({ allowedHosts, resolve });
	onTestFinished(() => proxy.close());
	const pass = proxy.admit({ connections: 9, loadedBytes: 999 });
	const credentials = Buffer.from(`${pass.username}:${pass.password}`).toString('base64');
	const client = connect(Number(new URL(proxy.origin).port), '127.0.0.1');
	client.on('error', () => undefined);
	const ask = (authorization = '') =>
		client.write(
			`CONNECT slow.example:${port} HTTP/1.1\r\nhost: slow.example\r\n${authorization}\r\n`,
		);
	return { pass, client, ask, authorization: `proxy-authorization: Basic ${credentials}\r\n` };
}

test('a connection without a pass is refused and closed', async () => {
	const { ask, client } = await proxyTo('127.0.0.1:1');
	ask();
	const [answer] = await once(client, 'data');
	expect(String(answer)).toMatch(/^HTTP\/1\.1 407 /);
	await once(client, 'close');
});

test('a connection that is ready only after its page has gone is closed', async () => {
	const arrived = Promise.withResolvers<Socket>();
	const { host } = await brokenServer([arrived.resolve]);
	const { ask, authorization, pass } = await proxyTo(host);
	ask(authorization);
	await wait(50);
	pass.revoke();
	const socket = await arrived.promise;
	await once(socket.resume(), 'close');
});
