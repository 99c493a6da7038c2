import { pathToFileURL } from 'node:url';
import { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';

export type Transport = Parameters<Client['connect']>[0];

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
export async function toolClient(transport: Transport, folders: readonly string[] = []) {
	const capabilities = folders.length > 0 ? { roots: {} } : {};
	const client = new Client({ name: 'agent', version: '1.0.0' }, { capabilities });
	const roots = folders.map((folder) => ({ uri: String(pathToFileURL(folder)) }));
	if (roots.length > 0) client.setRequestHandler('roots/list', async () => ({ roots }));
	await client.connect(transport);
	const call = async (name: string, args: Readonly<Record<string, unknown>> = {}) => {
		const result = await client.callTool({ name, arguments: { ...args } });
		const [first] = result.content;
		const text = first?.type === 'text' ? first.text : '';
		const answer: Answer = JSON.parse(text);
		return { answer, text, result };
	};
	return { client, call };
}

interface Started {
	readonly program: string;
	readonly folder: string;
	readonly words?: readonly string[];
	readonly environment?: Readonly<Record<string, string>>;
}

/** The tools as a client starts them: in a folder, with a database in it. */
export const stdioTools = ({ environment = {}, folder, program, words = [] }: Started) =>
	new StdioClientTransport({
		command: process.execPath,
		args: [program, 'mcp', ...words],
		cwd: folder,
		env: {
			PATH: process.env.PATH ?? '',
			DATABASE_URL: 'sqlite:data/plumbline.db',
			...environment,
		},
		stderr: 'inherit',
	});
