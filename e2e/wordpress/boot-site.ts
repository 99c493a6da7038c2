import { copyFile, cp, mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { blueprint, installSteps } from './blueprint.ts';
import { freePort } from './free-port.ts';
import {
	type Installation,
	type Mount,
	type PlaygroundProcess,
	startPlayground,
} from './playground-process.ts';
import { prepareWordPress, wordPressVersion } from './prepare-wordpress.ts';
import { type WordPressRelease, wordPressReleases } from './wordpress-releases.ts';

export interface SiteOptions {
	readonly wordpress: WordPressRelease;
	/** Path of the plugin’s zip; it is installed and active. */
	readonly plugin?: string;
	/** Folders of this machine that the site shows as they are, such as the plugin’s source. */
	readonly mounts?: readonly Mount[];
	readonly port?: number;
	/** More blueprint steps, run after the plugin is there. */
	readonly steps?: readonly object[];
	/** Aborts the boot. A running site is ended by `stop`. */
	readonly signal?: AbortSignal;
}

export interface BootedSite extends PlaygroundProcess {
	/** Of WordPress. */
	readonly version: string;
}

const siteIn = (folder: string) => path.join(folder, 'site');

/** PHP’s cache of compiled files, so that it does not compile them for each request. */
const compiledIn = (folder: string) => path.join(folder, 'compiled');

/** Installs WordPress in a folder, and the plugin in it. */
export async function bootFresh(folder: string, options: SiteOptions): Promise<BootedSite> {
	const { plugin, steps = [], wordpress } = options;
	const files = await prepareWordPress(wordpress);
	await Promise.all([mkdir(siteIn(folder)), mkdir(compiledIn(folder))]);
	if (files) await cp(files, siteIn(folder), { recursive: true });
	if (plugin) await copyFile(plugin, path.join(folder, path.basename(plugin)));
	const playground = await boot(folder, options, {
		installation: files ? 'from-files' : 'download',
		steps: [...installSteps(plugin), ...steps],
		...(options.mounts && { mounts: options.mounts }),
	});
	return { ...playground, version: wordPressVersion(siteIn(folder)) };
}

/** Boots a copy of a site from a different folder, and leaves the original unchanged. */
export async function bootCopy(
	folder: string,
	booted: string,
	options: SiteOptions,
): Promise<BootedSite> {
	const mounts = neverWritten.map((name) => ({
		folder: path.join(siteIn(booted), name),
		at: `/wordpress/${name}`,
	}));
	const isCopied = (file: string) => !mounts.some((mount) => mount.folder === file);
	// Preserves modification times, because PHP recompiles files whose time has changed.
	const copying = { recursive: true, preserveTimestamps: true };
	await cp(siteIn(booted), siteIn(folder), { ...copying, filter: isCopied });
	await cp(compiledIn(booted), compiledIn(folder), copying);
	const { steps = [] } = options;
	const playground = await boot(folder, options, { installation: 'earlier', steps, mounts });
	return { ...playground, version: wordPressVersion(siteIn(booted)) };
}

/** Nine files out of ten: they are mounted, not copied. */
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
