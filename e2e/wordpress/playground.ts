import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { bootCopy, bootFresh, type SiteOptions } from './boot-site.ts';
import { preparedSite } from './prepared-site.ts';
import { wordPressReleases } from './wordpress-releases.ts';

export interface WordPressOptions extends SiteOptions {
	/**
	 * Blueprint steps that many sites begin with: they run once, with the installation, and a copy of
	 * that site is started. Without them WordPress and the plugin are installed for this one.
	 */
	readonly prepared?: readonly object[];
}

export interface RunningWordPress {
	readonly url: string;
	readonly version: string;
	readonly php: string;
	/** The output of WordPress and PHP so far. */
	output(): string;
	stop(): Promise<void>;
}

/** Boots a WordPress of its own; every visitor is logged in as the administrator. */
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
		return {
			...site,
			php: wordPressReleases[options.wordpress].php,
			stop: () => site.stop().then(cleanUp),
		};
	} catch (error) {
		cleanUp();
		throw error;
	}
}

async function boot(folder: string, { prepared, ...options }: WordPressOptions) {
	if (!prepared) return bootFresh(folder, options);
	return bootCopy(folder, await preparedSite({ ...options, steps: prepared }), options);
}
