import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';

const main = path.join(import.meta.dirname, '../server/src/main.ts');

/** Runs `plumbline …` to its end; answers what it printed. Findings are no failure here. */
export async function plumbline(
	parameters: readonly string[],
	environment: Readonly<Record<string, string>> = {},
): Promise<string> {
	const child = start(parameters, environment);
	const chunks: Buffer[] = [];
	child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
	const [code] = await once(child, 'close');
	if (code > 1) throw new Error(`plumbline ${parameters.join(' ')} ended with ${code}.`);
	return Buffer.concat(chunks).toString('utf8');
}

/** Runs `plumbline serve` on a free port until `stop`. */
export async function servePlumbline(environment: Readonly<Record<string, string>>) {
	const child = start(['serve'], { ...environment, PORT: '0', PLUMBLINE_LOG: 'silent' });
	const origin = await firstMatch(child.stderr, /http:\/\/127\.0\.0\.1:\d+/);
	return {
		origin,
		async stop() {
			child.kill('SIGTERM');
			await once(child, 'close');
		},
	};
}

function start(parameters: readonly string[], environment: Readonly<Record<string, string>>) {
	return spawn(process.execPath, [main, ...parameters], {
		env: { ...process.env, ...environment },
		stdio: ['ignore', 'pipe', 'pipe'],
	});
}

async function firstMatch(output: NodeJS.ReadableStream, pattern: RegExp): Promise<string> {
	for await (const line of createInterface({ input: output })) {
		const found = pattern.exec(line)?.[0];
		if (found) return found;
	}
	throw new Error('The server ended before it was ready.');
}
