// @vitest-environment node
import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import { afterEach, expect, test } from 'vitest';
import { servedPage } from './served-page.ts';

let server: Server | undefined;

afterEach(() => {
	server?.closeAllConnections();
	server?.close();
});

/** A minimal document whose URL is on a server that answers like this. */
async function at(path: string, answer: RequestListener): Promise<Document> {
	server = createServer(answer).listen(0, '127.0.0.1');
	await once(server, 'listening');
	const address = server.address();
	if (!address || typeof address === 'string') throw new Error('The server has no port.');
	return { URL: `http://127.0.0.1:${address.port}${path}`, characterSet: 'Shift_JIS' } as Document;
}

const html = { 'content-type': 'text/html', 'x-robots-tag': 'noindex' };

test('brings the HTML, the headers and the robots.txt of the site', async () => {
	const document = await at('/bread#oven', ({ url }, response) => {
		const isRobotsTxt = url === '/robots.txt';
		response.writeHead(200, isRobotsTxt ? {} : html);
		response.end(isRobotsTxt ? 'User-agent: *' : Buffer.from([0x83, 0x70, 0x83, 0x93]));
	});
	const served = await servedPage(document, false);

	expect(served).toMatchObject({ url: document.URL, html: 'パン', reason: null });
	expect(served.response?.headers).toContainEqual(['x-robots-tag', 'noindex']);
	expect(served.robotsTxt).toEqual({ status: 200, text: 'User-agent: *' });
});

test('keeps the byte order mark of the HTML, because it declares the encoding', async () => {
	const document = await at('/', ({ url }, response) =>
		response.writeHead(200, html).end(url === '/' ? '\ufeff<title>パン' : '\ufeffUser-agent: *'),
	);
	const served = await servedPage({ ...document, characterSet: 'UTF-8' }, false);

	expect(served.html).toBe('\ufeff<title>パン');
	expect(served.robotsTxt?.text).toBe('User-agent: *');
});

test.each<[string, RequestListener]>([
	['an unexpected status', (_, response) => response.writeHead(405, html).end('No.')],
	['an image', (_, response) => response.writeHead(200, { 'content-type': 'image/png' }).end('')],
	[
		'a redirect to a different page',
		({ url }, response) =>
			url === '/login'
				? response.writeHead(200, html).end('Sign in')
				: response.writeHead(302, { location: '/login' }).end(),
	],
])('rejects %s', async (_, answer) => {
	const served = await servedPage(await at('/bread', answer), false);

	expect(served).toMatchObject({ html: null, reason: 'served_html_other', response: null });
});

test('concludes from its status that there is no robots.txt', async () => {
	const document = await at('/', ({ url }, response) =>
		response.writeHead(url === '/' ? 200 : 404, html).end('<title>Not found</title>'),
	);

	expect((await servedPage(document, false)).robotsTxt).toEqual({ status: 404, text: null });
});

test('stops reading HTML that is too large', async () => {
	const document = await at('/', (_, response) =>
		response.writeHead(200, html).end(Buffer.alloc(10_000_001)),
	);

	expect((await servedPage(document, false)).reason).toBe('served_html_too_large');
});

test('says when nobody answered', async () => {
	const document = await at('/', ({ socket }) => socket.destroy());

	expect(await servedPage(document, false)).toMatchObject({
		reason: 'served_html_failed',
		robotsTxt: null,
	});
});

test('does not fetch a local file', async () => {
	const document = { URL: 'file:///home/page.html' } as Document;

	expect(await servedPage(document, false)).toMatchObject({ reason: 'served_html_not_sent' });
});
