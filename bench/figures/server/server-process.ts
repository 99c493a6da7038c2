import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { builtProgram } from '@plumbline/server/built-program';

const main = new URL('../../../server/src/main.ts', import.meta.url);

/** The program as the published packages contain it: from its sources it takes 65 MB more. */
export const program = async () => fileURLToPath(await builtProgram(main));

export interface ServerProcess {
	readonly base: string;
	stop(): Promise<void>;
}

/** The real server, started like in production, without a rate limit. */
export async function startServer(databaseUrl: string): Promise<ServerProcess> {
	const server = spawn(process.execPath, [await program(), 'serve'], {
		env: {
			...environment(databaseUrl),
			PORT: '0',
			PLUMBLINE_LOG: 'silent',
			PLUMBLINE_RATE_LIMIT: 'off',
		},
		stdio: ['ignore', 'ignore', 'pipe'],
	});
	return { base: await listeningAt(server.stderr), stop: () => stopped(server) };
}

/** The output of a command. */
export async function runCommand(databaseUrl: string, words: string): Promise<string> {
	return runProgram(words.split(' '), { DATABASE_URL: databaseUrl });
}

export async function runProgram(
	words: readonly string[],
	variables: Readonly<Record<string, string>>,
): Promise<string> {
	const args = [await program(), ...words];
	const env = { ...process.env, ...variables };
	const { stdout } = await promisify(execFile)(process.execPath, args, { env });
	return stdout;
}

const environment = (databaseUrl: string) => ({ ...process.env, DATABASE_URL: databaseUrl });

export async function listeningAt(output: Readable): Promise<string> {
	const [said] = await once(output, 'data');
	const base = String(said).match(/http:\/\/[\d.]+:\d+/)?.[0];
	if (base === undefined) throw new Error(`It does not listen: ${said}`);
	return base;
}

export async function stopped(child: ChildProcess): Promise<void> {
	const exit = once(child, 'exit');
	child.kill('SIGTERM');
	await exit;
}
