import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterAll, onTestFinished, vi } from 'vitest';

// Each command is a process of its own, which takes its time on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const main = fileURLToPath(new URL('../main.ts', import.meta.url));

/** A folder of this test file, gone when it is done. */
export const folder = mkdtempSync(join(tmpdir(), 'plumbline-command-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

type Environment = Readonly<Record<string, string>>;

/** Starts the real command in that folder, with a database of its own there. */
export function startCommand(
	words: readonly string[],
	environment: Environment = {},
): ChildProcess {
	const child = spawn(process.execPath, [main, ...words], {
		cwd: folder,
		env: { PATH: process.env.PATH, DATABASE_URL: 'sqlite:data/plumbline.db', ...environment },
	});
	onTestFinished(() => void child.kill('SIGKILL'));
	return child;
}

export interface Ended {
	readonly code: number | null;
	readonly output: string;
	readonly errors: string;
}

export async function runCommand(
	words: readonly string[],
	{ input = '', ...environment }: Environment = {},
): Promise<Ended> {
	const child = startCommand(words, environment);
	child.stdin?.end(input);
	return ended(child);
}

export async function ended(child: ChildProcess): Promise<Ended> {
	const exit = new Promise<number | null>((resolve) => child.on('exit', resolve));
	const [output, errors] = await Promise.all([text(child.stdout!), text(child.stderr!)]);
	return { code: await exit, output, errors };
}
