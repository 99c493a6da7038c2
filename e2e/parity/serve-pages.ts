import { createServer } from 'node:http';
import type { ParityPage } from './pages.ts';

/** Keeps the page as the parser made it: no scripts, no frames, no requests. */
export const headers = [
	['content-type', 'text/html; charset=utf-8'],
	['content-security-policy', "default-src 'none'; style-src 'unsafe-inline'"],
] as const;

/** Serves the pages on a free port; the path is the page's index. */
export async function servePages(pages: readonly ParityPage[]) {
	const server = createServer((request, response) => {
		const page = pages[Number(request.url?.slice(1))];
		for (const [name, value] of page ? headers : headers.slice(0, 1))
			response.setHeader(name, value);
		response.statusCode = page || request.url === '/blank' ? 200 : 404;
		response.end(page?.html ?? '');
	});
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	const address = server.address();
	if (address === null || typeof address === 'string') throw new Error('The server has no port.');
	return {
		origin: `http://127.0.0.1:${address.port}`,
		close: () => new Promise((resolve) => server.close(resolve)),
	};
}
