import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';

/** A program that says on a line what it begins and what it has done, and is killed at some moment. */
export interface Victim {
	/** What it has said so far; all of it, once it has ended. */
	readonly lines: readonly string[];
	/** When it says a line that begins so; an error if it ends before. */
	says(beginning: string): Promise<void>;
	/** With -9. Whether that ended it, and it had not ended before. */
	kill(): Promise<boolean>;
	/** When it has ended by itself, without complaint. */
	ends(): Promise<void>;
}

interface VictimSetup {
	readonly cwd?: string;
	readonly environment?: Readonly<Record<string, string>>;
	/** Where it says its lines. */
	readonly speaksOn?: 'stdout' | 'stderr';
}

/** Starts a TypeScript program. It dies with its test at the latest. */
export function startVictim(
	program: URL,
	words: readonly string[],
	{ cwd, environment = {}, speaksOn = 'stdout' }: VictimSetup = {},
): Victim {
	const child = spawn(process.execPath, [fileURLToPath(program), ...words], {
		stdio: ['ignore', 'pipe', 'pipe'],
		cwd,
		env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: compiled, ...environment },
	});
	onTestFinished(() => void child.kill('SIGKILL'));
	const lines: string[] = [];
	const complaints: string[] = [];
	const spoken = createInterface(child[speaksOn]);
	spoken.on('line', (line) => lines.push(line));
	child.stderr.on('data', (chunk) => complaints.push(String(chunk)));
	const closed = once(child, 'close');
	const fail = () => {
		throw new Error(`The program ended by itself: ${complaints.join('')}${lines.join(', ')}`);
	};
	return {
		lines,
		says: async (beginning) => {
			const isSaid = () => lines.some((line) => line.startsWith(beginning));
			while (!isSaid()) await Promise.race([once(spoken, 'line'), closed.then(fail)]);
		},
		kill: async () => {
			child.kill('SIGKILL');
			const [code, signal] = await closed;
			if (code !== null && code !== 0) fail();
			return signal === 'SIGKILL';
		},
		ends: async () => {
			const [code] = await closed;
			if (code !== 0) fail();
		},
	};
}

/** Programs that are killed write none; those that end by themselves do, for all. */
const compiled = join(tmpdir(), 'node-compile-cache');
