import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { type ApplicationPage, applicationPages } from './application-page.ts';
import { ReactPage } from './frameworks/react-page.ts';

const head = '<meta charset="utf-8"><meta name="viewport" content="width=device-width">';

/** How a framework’s server answers: most send a shell, some send HTML. */
const documents: Readonly<Record<string, (page: ApplicationPage, name: string) => string>> = {
	next: (page) =>
		`<!doctype html><html lang="en"><head>${head}</head><body><div id="__next">${renderToString(createElement(ReactPage, page))}</div>
<script id="__NEXT_DATA__" type="application/json">{}</script><script type="module" src="/next.js"></script></body></html>`,
	astro: ({ description, heading, lead, sections, title }, name) =>
		`<!doctype html><html lang="en"><head>${head}<title>${title}</title>${description ? `<meta name="description" content="${description}">` : ''}</head><body>
<main><h1>${heading}</h1><p>${lead}</p>${sections.map((section) => `<h2>${section.heading}</h2><p>${section.text}</p>`).join('')}
<astro-island data-page="${name}">Wait a moment …</astro-island></main><script type="module" src="/astro.js"></script></body></html>`,
};

const shell = (framework: string) =>
	`<!doctype html><html lang="en"><head>${head}<title>Loading</title></head><body><div id="root"></div>
<noscript>This application needs JavaScript.</noscript><script type="module" src="/${framework}.js"></script></body></html>`;

const plain = ['article', 'product', 'list'];

/** Every framework draws the page that waits and the faulty one; it takes turns with the others. */
const pagesOf = (framework: number) => ['late', 'faulty', plain[framework % plain.length] ?? ''];

/** Serves `/framework/page`, and the scripts as `/framework.js`. */
export async function serveApplications(scripts: ReadonlyMap<string, string>) {
	const server = createServer((request, response) => {
		const [, first = '', second = ''] = (request.url ?? '').split('/');
		const script = scripts.get(first.replace(/\.js$/, ''));
		const page = applicationPages[second];
		if (first === 'slow.json') {
			setTimeout(() => response.setHeader('content-type', 'application/json').end('{}'), 200);
		} else if (second === '' && script !== undefined) {
			response.setHeader('content-type', 'text/javascript').end(script);
		} else if (page !== undefined && scripts.has(first)) {
			const written = documents[first] ?? (() => shell(first));
			response.setHeader('content-type', 'text/html; charset=utf-8').end(written(page, second));
		} else response.writeHead(404).end();
	});
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	// The address of a listening TCP server is never a string.
	const { port } = server.address() as AddressInfo;
	const origin = `http://127.0.0.1:${port}`;
	const paths = [...scripts.keys()].flatMap((framework, index) =>
		pagesOf(index).map((page) => `/${framework}/${page}`),
	);
	return {
		host: `127.0.0.1:${port}`,
		origin,
		urls: paths.map((path) => origin + path),
		close: () => {
			server.closeAllConnections();
			return new Promise((resolve) => server.close(resolve));
		},
	};
}
