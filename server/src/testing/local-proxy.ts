import { createServer, request } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { onTestFinished } from 'vitest';

/** An HTTP proxy on 127.0.0.1 that takes every host for one local port, and wants a password. */
export async function localProxy(port: number, password: string) {
	const seen: string[] = [];
	const wanted = `Basic ${Buffer.from(`baker:${password}`).toString('base64')}`;
	const server = createServer((asked, response) => {
		if (asked.headers['proxy-authorization'] !== wanted) {
			response.writeHead(407).end();
			return;
		}
		seen.push(`${asked.method} ${asked.url}`);
		const url = new URL(asked.url ?? '');
		const path = url.pathname + url.search;
		const passed = request({ host: '127.0.0.1', port, path, headers: asked.headers }, (answer) => {
			response.writeHead(answer.statusCode ?? 502, answer.headers);
			answer.pipe(response);
		});
		asked.pipe(passed);
	});
	server.on('connect', (asked, socket) => {
		seen.push(`CONNECT ${asked.url}`);
		const isAllowed = asked.headers['proxy-authorization'] === wanted;
		if (!isAllowed) return void socket.end('HTTP/1.1 407 Proxy Authentication Required\r\n\r\n');
		const target = connect(port, '127.0.0.1', () => {
			socket.write('HTTP/1.1 200 OK\r\n\r\n');
			target.pipe(socket).pipe(target);
		});
		target.on('error', () => socket.destroy());
		socket.on('error', () => target.destroy());
	});
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	onTestFinished(() => {
		server.close();
		server.closeAllConnections();
	});
	// The address of a listening TCP server is never a string.
	const { port: own } = server.address() as AddressInfo;
	return { seen, url: `http://baker:${password}@127.0.0.1:${own}/`, host: `127.0.0.1:${own}` };
}
