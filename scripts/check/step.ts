import { spawn } from 'node:child_process';

export interface Step {
	readonly name: string;
	/** Arguments for the pinned Node. */
	readonly args: readonly string[];
	readonly cwd: string;
}

export interface StepResult {
	readonly name: string;
	readonly isFine: boolean;
	readonly seconds: number;
	readonly output: string;
}

/** Runs a step and keeps what it says, so that steps side by side do not mix their lines. */
export function runStep({ name, args, cwd }: Step): Promise<StepResult> {
	const start = performance.now();
	return new Promise((resolve) => {
		const child = spawn(process.execPath, args, { cwd, stdio: ['ignore', 'pipe', 'pipe'] });
		let output = '';
		for (const stream of [child.stdout, child.stderr]) {
			stream.setEncoding('utf8').on('data', (text: string) => {
				output += text;
			});
		}
		child.once('close', (code) => {
			resolve({ name, isFine: code === 0, seconds: (performance.now() - start) / 1000, output });
		});
	});
}
