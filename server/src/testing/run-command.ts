import { type ChildProcess, type StdioOptions, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';
import { programFile } from './built-programs/program-file.ts';
import { callCommand, type Ended } from './call-command.ts';

const main = new URL('../main.ts', import.meta.url);

/** The command as contributors run it, for tests that need files beside it, such as the sample page. */
export const fromSource = fileURLToPath(main);

/** The folder of this test file, where its commands run with their own database. */
export let folder = '';

/** Each test file needs a call, because they share modules. Returns a function to clean up. */
export function enterNewFolder(): () => void {
	const former = process.cwd();
	folder = mkdtempSync(join(tmpdir(), 'plumbline-command-'));
	process.chdir(folder);
	return () => {
		process.chdir(former);
		rmSync(folder, { recursive: true, force: true });
	};
}

type Environment = Readonly<Record<string, string>>;

const inFolder = (environment: Environment): Environment => ({
	DATABASE_URL: 'sqlite:data/plumbline.db',
	...environment,
});

/** Runs a command in that folder. */
export const runCommand = (
	words: readonly string[],
	{ input, ...environment }: Environment = {},
): Promise<Ended> =>
	callCommand(words, {
		environment: inFolder(environment),
		...(input !== undefined && { input }),
	});

interface Start {
	/** The path of a different program than the bundled command. */
	readonly program?: string;
	readonly stdio?: StdioOptions;
}

/**
 * Runs the command in a process of its own: for commands that end on a signal, or must end by
 * themselves.
 */
export function startCommand(
	words: readonly string[],
	environment: Environment = {},
	{ program = programFile(main), stdio = 'pipe' }: Start = {},
): ChildProcess {
	const child = spawn(process.execPath, [program, ...words], {
		cwd: folder,
		stdio,
		env: { PATH: process.env.PATH, ...inFolder(environment) },
	});
	onTestFinished(() => void child.kill('SIGKILL'));
	return child;
}

export async function ended(
	child: ChildProcess,
): Promise<Omit<Ended, 'code'> & { code: number | null }> {
	const exit = new Promise<number | null>((resolve) => child.on('exit', resolve));
	const [output, errors] = await Promise.all([text(child.stdout!), text(child.stderr!)]);
	return { code: await exit, output, errors };
}
