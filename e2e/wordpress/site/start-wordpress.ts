import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { BootedSite, Host, SiteOptions } from './host.ts';
import { nativePhp } from './native-php/native-php.ts';
import { phpVersion } from './native-php/php-program.ts';
import { hasApt } from './no-wordpress-reason.ts';
import { playground } from './playground/playground-host.ts';
import { preparedSite } from './prepared-site.ts';

export interface WordPressOptions extends SiteOptions {
	/** The quickest host of this machine by default. */
	readonly host?: Host;
	/**
	 * Blueprint steps that many sites share: they run once, and each site starts from a copy of the
	 * result. Without them, WordPress and the plugin are installed for this site alone.
	 */
	readonly prepared?: readonly object[];
}

export type RunningWordPress = BootedSite;

/** Boots a WordPress for the caller; every visitor is logged in as the administrator. */
export async function startWordPress(options: WordPressOptions): Promise<RunningWordPress> {
	const work = mkdtempSync(path.join(tmpdir(), 'plumbline-wordpress-'));
	const removeWork = () => rmSync(work, { recursive: true, force: true, maxRetries: 5 });
	process.once('exit', removeWork);
	const cleanUp = () => {
		process.off('exit', removeWork);
		removeWork();
	};
	try {
		const site = await boot(work, options);
		return { ...site, stop: () => site.stop().then(cleanUp) };
	} catch (error) {
		cleanUp();
		throw error;
	}
}

async function boot(folder: string, { prepared, ...options }: WordPressOptions) {
	const host = options.host ?? quickestHost(options);
	if (!prepared) return host.bootFresh(folder, options);
	return host.bootCopy(folder, await preparedSite(host, { ...options, steps: prepared }), options);
}

/** Only Playground has the oldest supported PHP, mounts folders, and runs without an installed PHP. */
const quickestHost = ({ mounts, wordpress }: SiteOptions): Host =>
	wordpress === 'newest' && !mounts && hasApt() && phpVersion() ? nativePhp : playground;
