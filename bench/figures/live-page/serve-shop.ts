import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { generatePage } from '@plumbline/scripts/generate-pages';

/** A shop card has about 20 elements and 1,000 characters. */
const charactersAnElement = 51;

/** A shop page of about this many elements; its images are never loaded. */
export function shopPage(elements: number): string {
	const { html } = generatePage('shop-list', Math.round(elements * charactersAnElement));
	return html.replaceAll(/ (?:src|srcset)="/g, ' data-$&').replaceAll('data- src', 'data-src');
}

/** A page of this many links, all of them siblings, as in tag clouds and lists from A to Z. */
function linksInOneParagraph(elements: number): string {
	const links = Array.from(
		{ length: elements },
		(_, index) => `<a href="/tag/${index}">Tag ${index}</a> `,
	);
	return `<!doctype html><html lang="en"><title>All tags</title><h1>All tags</h1><p>${links.join('')}</p>`;
}

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
