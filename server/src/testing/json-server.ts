import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';

export interface JsonRequest {
	readonly method: string;
	readonly path: string;
	readonly query: URLSearchParams;
	readonly headers: IncomingHttpHeaders;
	/** Parsed; null when there is none. */
	readonly body: unknown;
}

export interface JsonAnswer {
	readonly status?: number;
	readonly headers?: Readonly<Record<string, string>>;
	/** Sent as JSON; a string is sent as HTML. */
	readonly body: unknown;
}

/** A service on 127.0.0.1 until the test is done. A null answer breaks the connection. */
export async function jsonServer(
	answer: (request: JsonRequest) => JsonAnswer | null | Promise<JsonAnswer | null>,
): Promise<string> {
	const server = createServer(async (request, response) => {
		const url = new URL(request.url ?? '/', 'http://fake');
		const body: unknown = request.method === 'POST' ? await json(request) : null;
		const { method = 'GET', headers } = request;
		const given = await answer({
			method,
			path: url.pathname,
			query: url.searchParams,
			headers,
			body,
		});
		if (given === null) return void request.socket.destroy();
		const isText = typeof given.body === 'string';
		const type = isText ? 'text/html' : 'application/json';
		response.writeHead(given.status ?? 200, { 'content-type': type, ...given.headers });
		response.end(isText ? given.body : JSON.stringify(given.body));
	});
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	onTestFinished(() => closeNow(server));
	// The address of a listening TCP server is never a string.
	const { port } = server.address() as AddressInfo;
	return `http://127.0.0.1:${port}`;
}

function closeNow(server: Server): void {
	server.close();
	server.closeAllConnections();
}
