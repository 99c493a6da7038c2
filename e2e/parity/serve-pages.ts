import { createServer } from 'node:http';
import type { ParityPage } from './pages.ts';

const policy = 'content-security-policy';

/** Keep the page as the parser made it: no scripts, no frames, no requests. */
export const headers = [
	['content-type', 'text/html; charset=utf-8'],
	[policy, "default-src 'none'; style-src 'unsafe-inline'"],
] as const;

/** For `/blank`, in which pages are written or loaded into frames, which then have the same limits. */
const headersOfBlank = headers.map(
	([name, value]) => [name, name === policy ? `${value}; frame-src 'self'` : value] as const,
);

/** Serves the pages on a free port; the path is the page's index. */
export async function servePages(pages: readonly ParityPage[]) {
	const server = createServer((request, response) => {
		const page = pages[Number(request.url?.slice(1))];
		for (const [name, value] of page ? headers : headersOfBlank) response.setHeader(name, value);
		response.statusCode = page || request.url === '/blank' ? 200 : 404;
		response.end(page?.html ?? '');
	});
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	const address = server.address();
	if (address === null || typeof address === 'string') throw new Error('The server has no port.');
	return {
		origin: `http://127.0.0.1:${address.port}`,
		close: () => {
			server.closeAllConnections();
			return new Promise((resolve) => server.close(resolve));
		},
	};
}
