import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { ReleaseSource } from '../wordpress-releases.ts';

/** A folder of this machine, and its path in PHP. */
export interface Mount {
	readonly folder: string;
	readonly at: string;
}

/** The source of WordPress: a download into an empty folder, the files in the folder, or an earlier boot. */
export type Installation = 'download' | 'from-files' | 'earlier';

export interface PlaygroundSettings {
	readonly release: ReleaseSource;
	readonly installation: Installation;
	/** The folder of WordPress must be mounted at `/wordpress`. */
	readonly mounts: readonly Mount[];
	/** Path of the blueprint's file; files that it names are beside it. */
	readonly blueprint: string;
	/** Folder for Playground's temporary files. */
	readonly temporary: string;
	readonly port: number;
	readonly signal: AbortSignal | undefined;
}

export interface PlaygroundProcess {
	readonly url: string;
	output(): string;
	stop(): Promise<void>;
}

export const playgroundManifest = createRequire(import.meta.url).resolve(
	'@wp-playground/cli/package.json',
);

const bootLimitMs = 120_000;

/** Starts Playground in a process and waits until WordPress answers. */
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
	blueprint,
	installation,
	mounts,
	port,
	release,
}: PlaygroundSettings): readonly string[] {
	return [
		// If this option is missing, the command starts a second process of itself that has it.
		'--experimental-wasm-jspi',
		`--import=${new URL('playground-without-locks.ts', import.meta.url)}`,
		path.join(path.dirname(playgroundManifest), 'wp-playground.js'),
		'server',
		...mounts.map(({ at, folder }) => `--mount-before-install=${folder}:${at}`),
		`--wordpress-install-mode=${installModes[installation]}`,
		`--wp=${release.download}`,
		`--blueprint=${blueprint}`,
		'--blueprint-may-read-adjacent-files',
		// One worker, because several sometimes deadlock on each other's file locks. A second
		// one would be needed if a server fetched pages of the WordPress that is calling it.
		'--workers=1',
		`--php=${release.php}`,
		`--port=${port}`,
		...nothingFromTheInternet,
	];
}

const installModes: Readonly<Record<Installation, string>> = {
	download: 'download-and-install',
	'from-files': 'install-from-existing-files-if-needed',
	earlier: 'do-not-attempt-installing',
};

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

/** Kills it, because it ignores polite signals, and its data is thrown away anyway. */
async function stop(child: ChildProcess): Promise<void> {
	if (child.exitCode !== null || child.signalCode !== null) return;
	const gone = once(child, 'exit');
	child.kill('SIGKILL');
	await gone;
}
