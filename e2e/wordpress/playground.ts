import { mkdtempSync, rmSync } from 'node:fs';
import { cp, mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from './free-port.ts';
import { type PlaygroundProcess, startPlayground } from './playground-process.ts';
import { type PluginSource, pluginBlueprint } from './plugin-blueprint.ts';
import { prepareWordPress, wordPressVersion } from './prepare-wordpress.ts';
import { type WordPressRelease, wordPressReleases } from './wordpress-releases.ts';

export interface WordPressOptions {
	readonly wordpress: WordPressRelease;
	/** The plugin’s zip or folder; it is installed and active. */
	readonly plugin?: PluginSource;
	readonly port?: number;
	/** More blueprint steps, run after the plugin is there. */
	readonly steps?: readonly object[];
	/** Ends the boot. What runs already is ended by `stop`. */
	readonly signal?: AbortSignal;
}

export interface RunningWordPress {
	readonly url: string;
	readonly version: string;
	readonly php: string;
	/** What WordPress and PHP said so far. */
	output(): string;
	stop(): Promise<void>;
}

/** Boots a fresh WordPress of its own; every visitor is logged in as the administrator. */
export async function startWordPress(options: WordPressOptions): Promise<RunningWordPress> {
	const work = mkdtempSync(path.join(tmpdir(), 'plumbline-wordpress-'));
	const removeWork = () => rmSync(work, { recursive: true, force: true, maxRetries: 5 });
	process.once('exit', removeWork);
	const cleanUp = () => {
		process.off('exit', removeWork);
		removeWork();
	};
	try {
		const playground = await boot(work, options);
		return {
			url: playground.url,
			version: wordPressVersion(path.join(work, 'site')),
			php: wordPressReleases[options.wordpress].php,
			output: playground.output,
			stop: () => playground.stop().then(cleanUp),
		};
	} catch (error) {
		cleanUp();
		throw error;
	}
}

async function boot(work: string, options: WordPressOptions): Promise<PlaygroundProcess> {
	const { php, download } = wordPressReleases[options.wordpress];
	const site = path.join(work, 'site');
	await mkdir(site);
	const prepared = prepareWordPress(options.wordpress);
	if (prepared) await cp(prepared, site, { recursive: true });
	return startPlayground({
		site,
		download: prepared ? undefined : download,
		blueprint: await pluginBlueprint(work, site, options.plugin, options.steps ?? [], {
			php,
			wp: download,
		}),
		temporary: work,
		php,
		port: options.port ?? (await freePort()),
		signal: options.signal,
	});
}
