import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { builtProgram } from '@plumbline/server/built-program';

const source = pathToFileURL(path.join(import.meta.dirname, '../server/src/main.ts'));

type Environment = Readonly<Record<string, string>>;

/** Runs `plumbline …` to its end and returns its output. Exit code 1, for findings, is not an error. */
export async function plumbline(
	parameters: readonly string[],
	environment: Environment = {},
): Promise<string> {
	return outputOf(await start(parameters, environment), parameters);
}

/** The same without building the program first: Playwright, which renders pages, cannot be bundled. */
export const plumblineFromSource = (
	parameters: readonly string[],
	environment: Environment,
): Promise<string> => outputOf(run(fileURLToPath(source), parameters, environment), parameters);

async function outputOf(child: Running, parameters: readonly string[]): Promise<string> {
	const chunks: Buffer[] = [];
	child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
	const [code] = await once(child, 'close');
	if (code > 1) throw new Error(`plumbline ${parameters.join(' ')} ended with ${code}.`);
	return Buffer.concat(chunks).toString('utf8');
}

/** Runs `plumbline serve` on a free port until `stop`; only from source does it have the console. */
export async function servePlumbline(environment: Environment, { fromSource = false } = {}) {
	const settings = { ...environment, PORT: '0', PLUMBLINE_LOG: 'silent' };
	const child = fromSource
		? run(fileURLToPath(source), ['serve'], settings)
		: await start(['serve'], settings);
	const origin = await firstMatch(child.stderr, /http:\/\/127\.0\.0\.1:\d+/);
	return {
		origin,
		async stop() {
			child.kill('SIGTERM');
			await once(child, 'close');
		},
	};
}

async function start(parameters: readonly string[], environment: Environment) {
	return run(fileURLToPath(await builtProgram(source)), parameters, environment);
}

type Running = ReturnType<typeof run>;

const run = (program: string, parameters: readonly string[], environment: Environment) =>
	spawn(process.execPath, [program, ...parameters], {
		env: { ...process.env, ...environment },
		stdio: ['ignore', 'pipe', 'pipe'],
	});

async function firstMatch(output: NodeJS.ReadableStream, pattern: RegExp): Promise<string> {
	for await (const line of createInterface({ input: output })) {
		const found = pattern.exec(line)?.[0];
		if (found) return found;
	}
	throw new Error('The server ended before it was ready.');
}
