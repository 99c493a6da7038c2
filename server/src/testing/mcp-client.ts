import { StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import type { FastifyInstance } from 'fastify';
import { onTestFinished } from 'vitest';
import { type Transport, toolClient } from './tool-client.ts';

/** A client that is closed at the end of the test. */
export async function connectedClient(transport: Transport, folders: readonly string[] = []) {
	const connected = await toolClient(transport, folders);
	onTestFinished(() => connected.client.close());
	return connected;
}

/** The origin of the app, listening on a free port of this machine. */
export const originOf = (app: FastifyInstance): Promise<string> =>
	app.listen({ host: '127.0.0.1', port: 0 });

export const httpTransport = (origin: string, apiKey: string) =>
	new StreamableHTTPClientTransport(new URL('/mcp', origin), {
		requestInit: { headers: { authorization: `Bearer ${apiKey}` } },
	});
