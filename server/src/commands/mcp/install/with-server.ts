import { isDeepStrictEqual } from 'node:util';
import type { McpClient } from './clients.ts';

export interface ServerEntry {
	readonly command: string;
	readonly args: readonly string[];
}

type Edit =
	| { readonly kind: 'added'; readonly text: string }
	/** The same entry is there. */
	| { readonly kind: 'unchanged' }
	/** A sentence that says why the file is left alone. */
	| { readonly kind: 'refused'; readonly reason: string };

const serverName = 'plumbline';

/** The text of a settings file with our entry; everything else stays. Null: there is no file yet. */
export function withServer(
	text: string | null,
	client: Pick<McpClient, 'format' | 'key' | 'more'>,
	entry: ServerEntry,
): Edit {
	return client.format === 'toml'
		? withTomlServer(text ?? '', client, entry)
		: withJsonServer(text ?? '', client, entry);
}

/** The lines to add by hand. */
export function entryText(
	{ format, key, more }: Pick<McpClient, 'format' | 'key' | 'more'>,
	entry: ServerEntry,
): string {
	if (format === 'json') return json({ [key]: { [serverName]: { ...more, ...entry } } }, '  ');
	// A string of JSON is one of TOML.
	const values = Object.entries(entry).map(([name, value]) => `${name} = ${JSON.stringify(value)}`);
	return `[${key}.${serverName}]\n${values.join('\n')}\n`;
}

function withJsonServer(
	text: string,
	client: Pick<McpClient, 'format' | 'key' | 'more'>,
	entry: ServerEntry,
): Edit {
	if (text.trim() === '') return { kind: 'added', text: entryText(client, entry) };
	const settings = parsed(text);
	if (settings === undefined) {
		return refused('It has comments or is not JSON, and would lose them.');
	}
	const { key, more } = client;
	const servers = isObject(settings) ? (settings[key] ?? {}) : null;
	if (!isObject(settings) || !isObject(servers)) return refused(`“${key}” in it is not an object.`);
	const own = { ...more, ...entry };
	const present = servers[serverName];
	if (isDeepStrictEqual(present, own)) return { kind: 'unchanged' };
	if (present !== undefined) return refused(otherEntry);
	const indent = /^[ \t]+(?=")/m.exec(text)?.[0] ?? '  ';
	const edited = { ...settings, [key]: { ...servers, [serverName]: own } };
	return { kind: 'added', text: json(edited, indent) };
}

function withTomlServer(
	text: string,
	client: Pick<McpClient, 'format' | 'key' | 'more'>,
	entry: ServerEntry,
): Edit {
	const own = entryText(client, entry);
	if (`${text}\n`.replaceAll('\r\n', '\n').includes(own)) return { kind: 'unchanged' };
	const table = String.raw`\s*\[?\s*["']?${client.key}["']?\s*`;
	if (new RegExp(String.raw`^${table}\.\s*["']?${serverName}["']?\s*[\].=]`, 'm').test(text)) {
		return refused(otherEntry);
	}
	if (new RegExp(`^${table}=`, 'm').test(text)) {
		return refused(`“${client.key}” in it is written as one line, which cannot be extended.`);
	}
	const before = text.trim() === '' ? '' : `${text.trimEnd()}\n\n`;
	return { kind: 'added', text: before + own };
}

const otherEntry = `It already has a different server “${serverName}”.`;

const refused = (reason: string) => ({ kind: 'refused', reason }) as const;

const json = (value: unknown, indent: string) => `${JSON.stringify(value, null, indent)}\n`;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
	typeof value === 'object' && value !== null && !Array.isArray(value);

function parsed(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return undefined;
	}
}
