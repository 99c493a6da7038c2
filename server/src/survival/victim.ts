import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { onTestFinished } from 'vitest';
import { programFile } from '../testing/built-programs/program-file.ts';

/** A program that prints a line for each step it begins and completes, until it is killed. */
export interface Victim {
	/** Its lines so far; all of them once it has exited. */
	readonly lines: readonly string[];
	/** Resolves at a line with this beginning; rejects if the program exits before. */
	says(beginning: string): Promise<void>;
	/** Kills with SIGKILL; false if the program had already exited. */
	kill(): Promise<boolean>;
	/** Resolves when it has exited by itself, without an error. */
	ends(): Promise<void>;
}

interface VictimSetup {
	readonly cwd?: string;
	readonly environment?: Readonly<Record<string, string>>;
	/** The stream that the program prints its lines to. */
	readonly speaksOn?: 'stdout' | 'stderr';
}

/** Starts a TypeScript program of this package. It is killed with its test at the latest. */
export async function startVictim(
	program: URL,
	words: readonly string[],
	{ cwd, environment = {}, speaksOn = 'stdout' }: VictimSetup = {},
): Promise<Victim> {
	const child = spawn(process.execPath, [programFile(program), ...words], {
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

/** A killed program leaves no compile cache, but one that exits normally does, for all others. */
const compiled = join(tmpdir(), 'node-compile-cache');
