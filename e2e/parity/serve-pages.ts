import { createServer } from 'node:http';
import type { ParityPage } from './pages.ts';

/** Serves the pages by their number on a free port of this machine. */
export async function servePages(pages: readonly ParityPage[]) {
	const server = createServer((request, response) => {
		const page = pages[Number(request.url?.slice(1))];
		// The page stays as the parser made it: no scripts, no frames, nothing fetched.
		if (page)
			response.setHeader(
				'content-security-policy',
				"default-src 'none'; style-src 'unsafe-inline'",
			);
		response.setHeader('content-type', 'text/html; charset=utf-8');
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
