import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { linksInOneParagraph, shopPage } from './shop-page.ts';

const pages = { shop: shopPage, siblings: linksInOneParagraph };

/** Serves pages of any size; the path is the kind of page and its number of elements. */
export async function serveShop() {
	const server = createServer(({ url = '/' }, response) => {
		const [, kind, elements] = url.split('/');
		if (!kind || !(kind in pages)) return response.writeHead(404).end();
		response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
		response.end(pages[kind as keyof typeof pages](Number(elements)));
	}).listen(0, '127.0.0.1');
	await once(server, 'listening');
	// Only a pipe has an address without a port.
	const { port } = server.address() as AddressInfo;
	return {
		url: (elements: number, kind: keyof typeof pages = 'shop') =>
			`http://127.0.0.1:${port}/${kind}/${elements}`,
		close() {
			server.closeAllConnections();
			server.close();
		},
	};
}
