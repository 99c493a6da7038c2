import { spawn } from 'node:child_process';

export interface Step {
	readonly name: string;
	/** Arguments for the pinned version of Node. */
	readonly args: readonly string[];
	readonly cwd: string;
	/** Number of final lines to show even if the step succeeds. */
	readonly linesToShow?: number;
	/** Names of the steps that must succeed before this one. */
	readonly after?: readonly string[];
}

export interface StepResult {
	readonly name: string;
	readonly isFine: boolean;
	readonly seconds: number;
	/** The part of its output to show. */
	readonly lines: readonly string[];
}

/** Runs a step and collects its output, so that parallel steps do not mix their lines. */
export function runStep({ name, args, cwd, linesToShow = 0 }: Step): Promise<StepResult> {
	const start = performance.now();
	return new Promise((resolve) => {
		const child = spawn(process.execPath, args, {
			cwd,
			env: { ...process.env, NO_COLOR: '1' },
			stdio: ['ignore', 'pipe', 'pipe'],
		});
		let output = '';
		for (const stream of [child.stdout, child.stderr]) {
			stream.setEncoding('utf8').on('data', (text: string) => {
				output += text;
			});
		}
		child.once('close', (code) => {
			const isFine = code === 0;
			const lines = output.trimEnd().split('\n');
			resolve({
				name,
				isFine,
				seconds: (performance.now() - start) / 1000,
				lines: lines.slice(isFine ? lines.length - linesToShow : 0),
			});
		});
	});
}

export function reportStep({ name, isFine, seconds, lines }: StepResult): void {
	console.log(`${isFine ? '✓' : '✗'} ${name} (${seconds.toFixed(1)} s)`);
	for (const line of lines) console.log(`    ${line}`);
}
