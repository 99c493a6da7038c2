import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

export interface PlaygroundSettings {
	/** Folder that holds WordPress, or gets it. */
	readonly site: string;
	/** Version to download into an empty folder. */
	readonly download: string | undefined;
	readonly blueprint: string;
	/** Folder for what Playground leaves behind. */
	readonly temporary: string;
	readonly php: string;
	readonly port: number;
	readonly signal: AbortSignal | undefined;
}

export interface PlaygroundProcess {
	readonly url: string;
	output(): string;
	stop(): Promise<void>;
}

const bootLimitMs = 120_000;

/** Starts Playground in a process of its own and waits until WordPress answers. */
export async function startPlayground(settings: PlaygroundSettings): Promise<PlaygroundProcess> {
	const child = spawn(process.execPath, commandLine(settings), {
		stdio: ['ignore', 'pipe', 'pipe'],
		env: { ...process.env, TMPDIR: settings.temporary },
	});
	const killWithUs = () => child.kill('SIGKILL');
	process.once('exit', killWithUs);
	child.once('exit', () => process.off('exit', killWithUs));

	let output = '';
	for (const stream of [child.stdout, child.stderr]) {
		stream.setEncoding('utf8').on('data', (text: string) => {
			output += text;
		});
	}
	try {
		const url = await readyUrl(child, () => output, settings.signal);
		return { url, output: () => output, stop: () => stop(child) };
	} catch (error) {
		await stop(child);
		throw error;
	}
}

function commandLine({
	site,
	download,
	blueprint,
	php,
	port,
}: PlaygroundSettings): readonly string[] {
	const manifest = createRequire(import.meta.url).resolve('@wp-playground/cli/package.json');
	return [
		// Otherwise the command starts itself once more with this option, as a second process.
		'--experimental-wasm-jspi',
		`--import=${new URL('playground-without-locks.ts', import.meta.url)}`,
		path.join(path.dirname(manifest), 'wp-playground.js'),
		'server',
		`--mount-before-install=${site}:/wordpress`,
		...(download
			? [`--wp=${download}`]
			: ['--wordpress-install-mode=install-from-existing-files-if-needed']),
		`--blueprint=${blueprint}`,
		'--blueprint-may-read-adjacent-files',
		// Several workers now and then wait for each other's file locks and never answer again. A server
		// that fetches pages of the WordPress that is calling it would need a second one.
		'--workers=1',
		`--php=${php}`,
		`--port=${port}`,
		...nothingFromTheInternet,
	];
}

const nothingFromTheInternet = [
	...['--define-bool', 'WP_HTTP_BLOCK_EXTERNAL', 'true'],
	...['--define', 'WP_ACCESSIBLE_HOSTS', '127.0.0.1,localhost'],
	...['--define-bool', 'DISABLE_WP_CRON', 'true'],
];

async function readyUrl(
	child: ChildProcess,
	output: () => string,
	signal: AbortSignal | undefined,
): Promise<string> {
	const deadline = Date.now() + bootLimitMs;
	while (Date.now() < deadline) {
		const url = output().match(/WordPress is running on (http:\S+)/)?.[1];
		if (url) return url;
		if (child.exitCode !== null) throw new Error(`Playground stopped.\n${output()}`);
		signal?.throwIfAborted();
		await delay(100);
	}
	throw new Error(`WordPress was not up after ${bootLimitMs / 1000} s.\n${output()}`);
}

/** At once: it takes no notice of a request to end, and everything it wrote is thrown away. */
async function stop(child: ChildProcess): Promise<void> {
	if (child.exitCode !== null || child.signalCode !== null) return;
	const gone = once(child, 'exit');
	child.kill('SIGKILL');
	await gone;
}
