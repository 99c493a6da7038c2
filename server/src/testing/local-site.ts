import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

export type Routes = Readonly<Record<string, RequestListener>>;

/** A site on 127.0.0.1, without robots.txt unless a route serves one; records its requests. */
export async function localSite(routes: Routes) {
	const requests: IncomingMessage[] = [];
	const server = createServer((request, response) => {
		requests.push(request);
		const route = routes[request.url ?? ''];
		if (route) route(request, response);
		else response.writeHead(404).end();
	});
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	onTestFinished(() => closeNow(server));
	// The address of a listening TCP server is never a string.
	const { port } = server.address() as AddressInfo;
	const host = `127.0.0.1:${port}`;
	return { host, port, requests, url: (path: string) => `http://${host}${path}` };
}

export function page(
	body: string | Uint8Array,
	headers: Readonly<Record<string, string>> = {},
	status = 200,
): RequestListener {
	return (_request, response) => {
		response
			.writeHead(status, { 'content-type': 'text/html; charset=utf-8', ...headers })
			.end(body);
	};
}

export function redirect(location: string, status = 301): RequestListener {
	return (_request, response) => {
		response.writeHead(status, { location }).end();
	};
}

function closeNow(server: Server): void {
	server.close();
	server.closeAllConnections();
}
