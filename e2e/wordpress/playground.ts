import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises';
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
	const { php, download } = wordPressReleases[options.wordpress];
	const work = await mkdtemp(path.join(tmpdir(), 'plumbline-wordpress-'));
	try {
		const site = path.join(work, 'site');
		await mkdir(site);
		const prepared = prepareWordPress(options.wordpress);
		if (prepared) await cp(prepared, site, { recursive: true });
		const playground = await startPlayground({
			site,
			download: prepared ? undefined : download,
			blueprint: await pluginBlueprint(work, site, options.plugin, options.steps ?? []),
			php,
			port: options.port ?? (await freePort()),
		});
		return running(playground, { version: wordPressVersion(site), php, work });
	} catch (error) {
		await rm(work, { recursive: true });
		throw error;
	}
}

function running(
	playground: PlaygroundProcess,
	{ version, php, work }: { version: string; php: string; work: string },
): RunningWordPress {
	return {
		url: playground.url,
		version,
		php,
		output: playground.output,
		async stop() {
			await playground.stop();
			if (existsSync(work)) await rm(work, { recursive: true });
		},
	};
}
