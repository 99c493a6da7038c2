import { cpSync, readFileSync } from 'node:fs';
import { copyFile, cp, mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { freePort } from '../free-port.ts';
import type { BootedSite, Host, SiteOptions } from '../host.ts';
import { installSteps } from '../install-steps.ts';
import { prepareWordPress, wordPressVersion } from '../prepare-wordpress.ts';
import { type ReleaseSource, wordPressReleases } from '../wordpress-releases.ts';
import {
	type Installation,
	type Mount,
	type PlaygroundProcess,
	playgroundManifest,
	startPlayground,
} from './playground-process.ts';

/** WordPress Playground: PHP in WebAssembly, which needs nothing else on any system. */
export const playground: Host = {
	key: readFileSync(playgroundManifest, 'utf8'),
	bootFresh,
	bootCopy,
};

const siteIn = (folder: string) => path.join(folder, 'site');

/** PHP’s cache of compiled files; without it PHP would compile them on each request. */
const compiledIn = (folder: string) => path.join(folder, 'compiled');

async function bootFresh(folder: string, options: SiteOptions): Promise<BootedSite> {
	const { plugin, steps = [], wordpress } = options;
	const files = await prepareWordPress(wordpress);
	await Promise.all([mkdir(siteIn(folder)), mkdir(compiledIn(folder))]);
	// Asynchronously, thousands of files would take twice the processor time.
	if (files) cpSync(files, siteIn(folder), { recursive: true });
	if (plugin) await copyFile(plugin, path.join(folder, path.basename(plugin)));
	const playground = await boot(folder, options, {
		installation: files ? 'from-files' : 'download',
		steps: [...installSteps(plugin), ...steps],
		...(options.mounts && { mounts: options.mounts }),
	});
	const { php } = wordPressReleases[wordpress];
	return { ...playground, php, version: wordPressVersion(siteIn(folder)) };
}

async function bootCopy(folder: string, booted: string, options: SiteOptions): Promise<BootedSite> {
	const mounts = neverWritten.map((name) => ({
		folder: path.join(siteIn(booted), name),
		at: `/wordpress/${name}`,
	}));
	const isCopied = (file: string) => !mounts.some((mount) => mount.folder === file);
	// Preserves modification times, because PHP recompiles files whose time has changed.
	const copying = { recursive: true, preserveTimestamps: true };
	await cp(siteIn(booted), siteIn(folder), { ...copying, filter: isCopied });
	await cp(compiledIn(booted), compiledIn(folder), copying);
	const { steps = [], wordpress } = options;
	const playground = await boot(folder, options, { installation: 'earlier', steps, mounts });
	const { php } = wordPressReleases[wordpress];
	return { ...playground, php, version: wordPressVersion(siteIn(booted)) };
}

/** Mounted instead of copied, because these folders contain nine of ten files. */
const neverWritten = ['wp-admin', 'wp-includes'];

interface Boot {
	readonly installation: Installation;
	readonly steps: readonly object[];
	readonly mounts?: readonly Mount[];
}

async function boot(
	folder: string,
	{ port, signal, wordpress }: SiteOptions,
	{ installation, mounts = [], steps }: Boot,
): Promise<PlaygroundProcess> {
	const release = wordPressReleases[wordpress];
	const file = path.join(folder, 'blueprint.json');
	await writeFile(file, blueprint(steps, release));
	return startPlayground({
		release,
		installation,
		mounts: [
			{ folder: siteIn(folder), at: '/wordpress' },
			{ folder: compiledIn(folder), at: '/internal/shared/opcache' },
			...mounts,
		],
		blueprint: file,
		temporary: folder,
		port: port ?? (await freePort()),
		signal,
	});
}

/** A blueprint with the given steps, and with every visitor logged in. */
const blueprint = (steps: readonly object[], { php, download }: ReleaseSource): string =>
	// Without versions here, Playground would use the newest, whatever the command line says.
	JSON.stringify({ preferredVersions: { php, wp: download }, login: true, steps });
