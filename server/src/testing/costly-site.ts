import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
	largeFrame,
	nestedFrame,
	type Surroundings,
} from '../pages/render/costly-pages.fixtures.ts';

interface CostlySite extends Surroundings {
	/** The hosts that a renderer has to allow. */
	readonly hosts: readonly string[];
	close(): void;
}

const sites = 100;

/** Serves what costly pages load, under its address and under the names of a hundred sites. */
export async function startCostlySite(): Promise<CostlySite> {
	const server = createServer(answer);
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	// The address of a listening TCP server is never a string.
	const { port } = server.address() as AddressInfo;
	const names = Array.from({ length: sites }, (_, number) => `site${number}.example:${port}`);
	return {
		origin: `http://127.0.0.1:${port}`,
		site: (number) => `http://${names[number % sites]}`,
		hosts: [`127.0.0.1:${port}`, ...names],
		close: () => {
			server.close();
			server.closeAllConnections();
		},
	};
}

function answer({ url = '/' }: IncomingMessage, response: ServerResponse): void {
	const { pathname } = new URL(url, 'http://127.0.0.1');
	const html = { 'content-type': 'text/html' };
	if (pathname === '/large') response.writeHead(200, html).end(largeFrame);
	else if (pathname === '/nested') response.writeHead(200, html).end(nestedFrame);
	else if (pathname === '/file') {
		response.writeHead(200, { 'content-disposition': 'attachment; filename=x.zip' }).end('x');
	} else if (pathname === '/events') drip(response, 'text/event-stream', 'data: rye\n\n');
	else if (pathname.startsWith('/slow')) drip(response, 'text/css', ' ');
	else if (pathname.startsWith('/endless')) drip(response, 'text/javascript', ';');
	else response.writeHead(404).end();
}

function drip(response: ServerResponse, type: string, piece: string): void {
	response.writeHead(200, { 'content-type': type });
	const timer = setInterval(() => response.write(piece), 100);
	response.on('close', () => clearInterval(timer));
}
