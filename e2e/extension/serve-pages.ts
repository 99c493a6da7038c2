import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import path from 'node:path';

const folder = path.resolve(import.meta.dirname, '../pages');

/** The strictest policy: nothing may be loaded, executed or styled. */
const strictPolicy =
	"default-src 'none'; base-uri 'none'; form-action 'none'; sandbox allow-scripts";

const contentTypes: Readonly<Record<string, string>> = {
	'.txt': 'text/plain; charset=utf-8',
	'.svg': 'image/svg+xml',
};

export interface PageServer {
	readonly url: (name: string) => string;
	/** The same page on a different origin. */
	readonly elsewhere: (name: string) => string;
	/** The user agents of everybody who has asked for a page. */
	readonly userAgents: ReadonlySet<string>;
	readonly close: () => Promise<void>;
}

/** Serves the pages of `e2e/pages`; below `/strict/` with a strict content security policy. */
export async function servePages(): Promise<PageServer> {
	const userAgents = new Set<string>();
	const server = createServer(async (request, response) => {
		const { headers, method = 'GET', url = '/' } = request;
		userAgents.add(headers['user-agent'] ?? '');
		const { pathname } = new URL(url, 'http://localhost');
		const special = specialAnswer(pathname, { method, port: request.socket.localPort });
		if (special) return response.writeHead(special.status, special.headers).end();
		const isStrict = pathname.startsWith('/strict/');
		const html = await pageOf(path.basename(pathname));
		response.writeHead(html ? 200 : 404, {
			'content-type': contentTypes[path.extname(pathname)] ?? 'text/html; charset=utf-8',
			...(isStrict ? { 'content-security-policy': strictPolicy } : {}),
		});
		response.end(html ?? '<!doctype html><title>Not found</title><h1>Not found</h1>');
	}).listen(0, '127.0.0.1');
	await once(server, 'listening');
	const address = server.address();
	if (!address || typeof address === 'string') throw new Error('The page server has no port.');
	const { port } = address;
	return {
		url: (name) => `http://127.0.0.1:${port}/${name}`,
		elsewhere: (name) => `http://localhost:${port}/${name}`,
		userAgents,
		close: async () => {
			server.closeAllConnections();
			server.close();
		},
	};
}

/** null for a page that does not exist. */
const pageOf = async (name: string) =>
	name === 'large.html' ? largePage() : readFile(path.join(folder, name)).catch(() => null);

interface SpecialAnswer {
	readonly status: number;
	readonly headers?: Readonly<Record<string, string>>;
}

interface Asked {
	readonly method: string;
	readonly port: number | undefined;
}

/** The unusual responses that a link checker has to deal with. */
function specialAnswer(pathname: string, { method, port }: Asked): SpecialAnswer | null {
	const status = /^\/status\/(\d+)$/.exec(pathname)?.[1];
	if (status !== undefined) return { status: Number(status) };
	if (pathname === '/moved') return { status: 301, headers: { location: '/bakery.html' } };
	if (pathname === '/moved-away') {
		return { status: 301, headers: { location: `http://localhost:${port}/bakery.html` } };
	}
	const end = /^\/redirect-to(\/.+)$/.exec(pathname)?.[1];
	if (end) return { status: 302, headers: { location: end } };
	if (pathname === '/only-get') return { status: method === 'GET' ? 200 : 404 };
	return null;
}

/** A page of about 50,000 elements, of every kind that the screens list. */
function largePage(): string {
	const part = (number: number) =>
		`<section><h2>Loaf ${number}</h2><p>The <b>crust</b> of <em>loaf ${number}</em> is thin, and its crumb is open.</p>
<p><a href="/loaves/${number}">Recipe ${number}</a> <img src="/picture.svg" alt="Loaf ${number}" width="9" height="9" loading="lazy"> <span>${number}</span></p></section>`;
	const parts = Array.from({ length: 5600 }, (_, index) => part(index));
	return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Every loaf we have ever baked</title></head>
<body><main><h1>Every loaf we have ever baked</h1>${parts.join('')}</main></body></html>`;
}
