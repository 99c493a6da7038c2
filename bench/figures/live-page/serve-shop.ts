import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { shopPage } from './shop-page.ts';

/** Serves shop pages; the path is the number of elements. */
export async function serveShop() {
	const server = createServer(({ url = '/' }, response) => {
		const elements = Number(url.slice(1));
		if (!elements) return response.writeHead(404).end();
		response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
		response.end(shopPage(elements));
	}).listen(0, '127.0.0.1');
	await once(server, 'listening');
	// Only a pipe has an address without a port.
	const { port } = server.address() as AddressInfo;
	return {
		url: (elements: number) => `http://127.0.0.1:${port}/${elements}`,
		close() {
			server.closeAllConnections();
			server.close();
		},
	};
}
