import { type SpawnOptions, spawn } from 'node:child_process';

/** Runs a program on our terminal and returns its exit code; a program that is not there is 127. */
export function runProgram(
	command: string,
	args: readonly string[],
	options: Pick<SpawnOptions, 'cwd' | 'env' | 'stdio'> = {},
): Promise<number> {
	return new Promise((resolve) => {
		const child = spawn(command, args, { stdio: 'inherit', ...options });
		child.once('error', () => resolve(127));
		child.once('exit', (code) => resolve(code ?? 1));
	});
}
