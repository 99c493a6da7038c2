import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { phpFile, phpSettings, type Site } from './php-program.ts';

interface PhpServer {
	output(): string;
	stop(): Promise<void>;
}

const startLimitMs = 30_000;

/** Serves a site with PHP's own web server. */
export async function startPhpServer(
	site: Site,
	signal: AbortSignal | undefined,
): Promise<PhpServer> {
	const { args, env } = phpSettings(site);
	const child = spawn(
		'php',
		[...args, '-S', new URL(site.url).host, '-t', site.folder, phpFile('router.php')],
		{
			env: { ...env, PHP_CLI_SERVER_WORKERS: '3' },
			stdio: ['ignore', 'pipe', 'pipe'],
			// Makes a process group, to end it as a whole: PHP's workers would outlive PHP.
			detached: true,
		},
	);
	const killWithUs = () => killGroup(child);
	process.once('exit', killWithUs);
	child.once('exit', () => process.off('exit', killWithUs));

	let output = '';
	for (const stream of [child.stdout, child.stderr]) {
		stream.setEncoding('utf8').on('data', (text: string) => {
			output += text;
		});
	}
	try {
		await hasStarted(child, () => output, signal);
		return { output: () => output, stop: () => stop(child) };
	} catch (error) {
		await stop(child);
		throw error;
	}
}

async function hasStarted(
	child: ChildProcess,
	output: () => string,
	signal: AbortSignal | undefined,
): Promise<void> {
	const deadline = Date.now() + startLimitMs;
	while (!output().includes('started')) {
		if (child.exitCode !== null) throw new Error(`PHP stopped.\n${output()}`);
		if (Date.now() > deadline) throw new Error(`PHP did not start.\n${output()}`);
		signal?.throwIfAborted();
		await delay(20);
	}
}

async function stop(child: ChildProcess): Promise<void> {
	if (child.exitCode !== null || child.signalCode !== null) return;
	const gone = once(child, 'close');
	killGroup(child);
	await gone;
}

const killGroup = ({ pid }: ChildProcess) => pid && process.kill(-pid, 'SIGKILL');
