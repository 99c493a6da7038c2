import { pathToFileURL } from 'node:url';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import type { FastifyInstance } from 'fastify';
import { onTestFinished } from 'vitest';

type Transport = Parameters<Client['connect']>[0];

/** The fields of answers that tests read; which of them are there depends on the tool. */
export interface Answer {
	readonly total: number;
	readonly next_cursor: string | null;
	readonly provenance: Readonly<Record<string, unknown>>;
	readonly quoted: Readonly<Record<string, unknown>>;
	readonly items: readonly AnsweredItem[];
	readonly error: { readonly code: string; readonly quoted: { readonly detail: string } };
}

interface AnsweredItem {
	readonly rule: string;
	readonly severity: string;
	readonly status: string;
	readonly quoted: {
		readonly domain: string;
		readonly found: readonly { readonly snippet: string | null }[];
	};
}

/** The official client of the protocol, which may declare the folders of its project. */
export async function connectedClient(transport: Transport, folders: readonly string[] = []) {
	const capabilities = folders.length > 0 ? { roots: {} } : {};
	const client = new Client({ name: 'agent', version: '1.0.0' }, { capabilities });
	const roots = folders.map((folder) => ({ uri: String(pathToFileURL(folder)) }));
	if (roots.length > 0) client.setRequestHandler('roots/list', async () => ({ roots }));
	await client.connect(transport);
	onTestFinished(() => client.close());
	const call = async (name: string, args: Readonly<Record<string, unknown>> = {}) => {
		const result = await client.callTool({ name, arguments: { ...args } });
		const [first] = result.content;
		const text = first?.type === 'text' ? first.text : '';
		const answer: Answer = JSON.parse(text);
		return { answer, text, result };
	};
	return { client, call };
}

/** The origin of the app, listening on a free port of this machine. */
export const originOf = (app: FastifyInstance): Promise<string> =>
	app.listen({ host: '127.0.0.1', port: 0 });

export const httpTransport = (origin: string, apiKey: string) =>
	new StreamableHTTPClientTransport(new URL('/mcp', origin), {
		requestInit: { headers: { authorization: `Bearer ${apiKey}` } },
	});
