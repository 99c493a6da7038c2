import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

const breads = ['rye', 'spelt', 'oat', 'barley'];

const paths: Readonly<Record<string, string>> = {
	'/': document(
		'home',
		'Bakery',
		`<h1>Bakery</h1>${breads.map((bread) => `<a href="/bread/${bread}">${bread} bread</a>`).join('\n')}`,
	),
	...Object.fromEntries(
		breads.map((bread) => [
			`/bread/${bread}`,
			document(
				'bread',
				bread === 'rye' ? '' : `${bread} bread`,
				`<h1>${bread} bread</h1><p>Baked over two days with our own sourdough, from ${bread} flour.</p><a href="/gone">An old recipe</a>`,
			),
		]),
	),
};

function document(kind: string, title: string, body: string): string {
	return `<!doctype html><html lang="en"><head><title>${title}</title><meta name="viewport" content="width=device-width"></head><body><nav><a href="/">Bakery</a></nav><main class="${kind}">${body}</main></body></html>`;
}

/** A site on this machine to crawl: one of its pages has no title, and all breads lead to a missing page. */
export async function startSmallBakery() {
	const server = createServer((request, response) => {
		const body = paths[request.url ?? ''];
		response.writeHead(body === undefined ? 404 : 200, { 'content-type': 'text/html' });
		response.end(body ?? document('missing', 'Not found', '<p>Not found</p>'));
	});
	await once(server.listen(0, '127.0.0.1'), 'listening');
	// The address of a listening TCP server is never a string.
	const { port } = server.address() as AddressInfo;
	return {
		host: `127.0.0.1:${port}`,
		stop: () => {
			server.close();
			server.closeAllConnections();
		},
	};
}
