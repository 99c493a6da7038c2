import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

const path = '/bread/sourdough';

export interface SampleSite {
	/** `host:port`, to allow while the page is fetched. */
	readonly host: string;
	readonly url: string;
	close(): void;
}

/** Serves the bundled page on its own loopback port. */
export async function serveSamplePage(): Promise<SampleSite> {
	const html = await readFile(new URL('../../../sample/sourdough.html', import.meta.url));
	const server = createServer((request, response) => {
		if (request.url === path) {
			response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(html);
		} else response.writeHead(404).end();
	});
	await new Promise<void>((resolve, reject) => {
		server.once('error', reject).listen(0, '127.0.0.1', resolve);
	});
	// The address of a listening TCP server is never a string.
	const { port } = server.address() as AddressInfo;
	const host = `127.0.0.1:${port}`;
	const close = () => {
		server.close();
		server.closeAllConnections();
	};
	return { host, url: `http://${host}${path}`, close };
}
