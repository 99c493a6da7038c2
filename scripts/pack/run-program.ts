import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';

const timeout = 60_000;

/** Starts a program with Node in a folder; of this process’s environment it only gets PATH. */
export function startProgram(folder: string, args: readonly string[], node = process.execPath) {
	return spawn(node, args, {
		cwd: folder,
		env: { PATH: process.env.PATH, HOME: folder, PORT: '0' },
		stdio: ['ignore', 'pipe', 'pipe'],
		timeout,
	});
}

export async function runProgram(folder: string, args: readonly string[], node?: string) {
	const child = startProgram(folder, args, node);
	const exit = once(child, 'exit');
	const [output, errors] = await Promise.all([text(child.stdout), text(child.stderr)]);
	const [code] = await exit;
	return { code, output, errors };
}
