import { existsSync } from 'node:fs';
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { usageError } from '../../../process/expected-error.ts';
import { fileProblem } from '../../../process/file-problem.ts';
import { placeFile } from '../../../process/place-file.ts';
import { defineCommand } from '../../command.ts';
import { oneOf } from '../../option-values.ts';
import { print, printJson, type Terminal } from '../../terminal.ts';
import { type McpClient, mcpClients } from './clients.ts';
import { entryText, type ServerEntry, withServer } from './with-server.ts';

export const mcpInstall = defineCommand({
	takes: '[CLIENT...]',
	options: {
		root: {
			type: 'string',
			multiple: true,
			value: 'FOLDER',
			help: 'Folder whose files may be audited. Repeatable. Claude Desktop needs one: it starts tools in no folder of yours.',
		},
		'dry-run': { type: 'boolean', help: 'Print what would be written, and write nothing.' },
		json: { type: 'boolean', help: 'Print the result as JSON.' },
	},
	async run({ values, positionals, terminal }) {
		const { environment } = terminal;
		const clients = mcpClients({
			environment,
			platform: process.platform,
			project: process.cwd(),
			...(environment.HOME !== undefined && { home: environment.HOME }),
		});
		const entry = entryFor(process.platform, values.root ?? []);
		const isTrial = values['dry-run'] ?? false;
		const results: Result[] = [];
		for (const client of wanted(positionals, clients)) {
			results.push(await install(client, entry, isTrial));
		}
		if (values.json) printJson(terminal, { dry_run: isTrial, clients: results });
		else for (const result of results) printResult(terminal, result, isTrial);
		return results.some(({ state }) => state === 'refused') ? 2 : 0;
	},
});

interface Result {
	readonly client: string;
	readonly file: string;
	readonly state: 'added' | 'unchanged' | 'refused';
	/** Why a file is left alone. */
	readonly reason: string | null;
	/** The file as it was, if there was one. */
	readonly backup: string | null;
	/** The lines that were added, or have to be added by hand. */
	readonly entry: string;
}

/** The named ones; otherwise those of this machine and project. */
function wanted(
	names: readonly string[],
	clients: Readonly<Record<string, McpClient>>,
): readonly McpClient[] {
	const known = Object.keys(clients);
	if (names.length > 0) {
		return names.flatMap((name) => clients[oneOf(known, name, 'mcp install')] ?? []);
	}
	const found = Object.values(clients).filter(({ sign }) => existsSync(sign));
	if (found.length > 0) return found;
	throw usageError(`No client was found on this machine. Name one: ${known.join(', ')}.`);
}

/** Windows starts npx through its shell only. */
function entryFor(platform: NodeJS.Platform, roots: readonly string[]): ServerEntry {
	const folders = roots.flatMap((root) => ['--root', resolve(root)]);
	const words = ['npx', '-y', '@plumbline/server', 'mcp', ...folders];
	const [command = '', ...args] = platform === 'win32' ? ['cmd', '/c', ...words] : words;
	return { command, args };
}

async function install(client: McpClient, entry: ServerEntry, isTrial: boolean): Promise<Result> {
	const { file, name } = client;
	const text = await textOf(file);
	const edit = withServer(text, client, entry);
	const backup = edit.kind === 'added' && text !== null ? `${file}.before-plumbline` : null;
	if (edit.kind === 'added' && !isTrial) {
		await mkdir(dirname(file), { recursive: true });
		if (backup !== null) await copyFile(file, backup);
		await placeFile(file, (draft) => writeFile(draft, edit.text));
	}
	return {
		client: name,
		file,
		state: edit.kind,
		reason: edit.kind === 'refused' ? edit.reason : null,
		backup,
		entry: entryText(client, entry),
	};
}

async function textOf(file: string): Promise<string | null> {
	try {
		return await readFile(file, 'utf8');
	} catch (error) {
		if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
		throw usageError(`“${file}” cannot be read: ${fileProblem(error)}.`);
	}
}

function printResult(terminal: Terminal, result: Result, isTrial: boolean): void {
	const { backup, client, entry, file, reason, state } = result;
	const added = isTrial ? 'Would add to' : 'Added to';
	const kept = backup === null ? '' : ` The file as it was: ${backup}`;
	if (state === 'unchanged') print(terminal, `${client}: ${file} has it already.`);
	else if (state === 'refused')
		print(terminal, `${client}: ${file} was left alone. ${reason} Add:`);
	else print(terminal, `${client}: ${added} ${file}.${kept}`);
	if (state === 'refused' || isTrial) print(terminal, `\n${entry}`);
}
