import { createHash } from 'node:crypto';
import {
	existsSync,
	mkdirSync,
	mkdtempSync,
	readdirSync,
	readFileSync,
	renameSync,
	rmSync,
	statSync,
} from 'node:fs';
import path from 'node:path';
import { blueprint, installSteps } from './blueprint.ts';
import { bootFresh, type SiteOptions } from './boot-site.ts';
import { playgroundManifest } from './playground-process.ts';
import { prepareWordPress, wordPressVersion } from './prepare-wordpress.ts';
import { wordPressReleases } from './wordpress-releases.ts';

const cache = path.join(import.meta.dirname, '../../.cache/wordpress');

type Prepared = Pick<SiteOptions, 'wordpress' | 'plugin' | 'steps' | 'signal'>;

/** A folder with a booted site, prepared on first use. */
export async function preparedSite(options: Prepared): Promise<string> {
	const folder = path.join(cache, `prepared-${options.wordpress}-${await keyOf(options)}`);
	if (!existsSync(folder)) await prepare(folder, options);
	return folder;
}

/** A key that changes with everything that affects the site. */
async function keyOf({ plugin, steps = [], wordpress }: Prepared): Promise<string> {
	const files = await prepareWordPress(wordpress);
	const hash = createHash('sha256')
		.update(readFileSync(playgroundManifest))
		.update(files ? wordPressVersion(files) : '')
		.update(blueprint([...installSteps(plugin), ...steps], wordPressReleases[wordpress]));
	if (plugin) hash.update(readFileSync(plugin));
	return hash.digest('hex').slice(0, 16);
}

async function prepare(folder: string, options: Prepared): Promise<void> {
	mkdirSync(cache, { recursive: true });
	removeOutdated();
	const making = mkdtempSync(path.join(cache, 'making-'));
	try {
		const playground = await bootFresh(making, options);
		await compile(playground.url).finally(playground.stop);
		moveTo(folder, making);
	} finally {
		rmSync(making, { recursive: true, force: true, maxRetries: 5 });
	}
}

/** Removes sites of earlier zips, except recent ones that a running story may still read. */
function removeOutdated(): void {
	const anHourAgo = Date.now() - 3_600_000;
	for (const name of readdirSync(cache).filter((each) => each.startsWith('prepared-'))) {
		const folder = path.join(cache, name);
		if (statSync(folder).mtimeMs < anHourAgo) rmSync(folder, { recursive: true, force: true });
	}
}

/** Compiles the files of these pages once, so that no copy has to. */
async function compile(url: string): Promise<void> {
	for (const page of ['/', '/?rest_route=/', '/wp-admin/edit.php']) {
		const answer = await fetch(url + page, { headers: { 'sec-fetch-dest': 'document' } });
		if (!answer.ok) throw new Error(`${page} answered ${answer.status}: ${await answer.text()}`);
		await answer.arrayBuffer();
	}
}

function moveTo(folder: string, making: string): void {
	try {
		renameSync(making, folder);
	} catch (error) {
		// A parallel run has finished first; its result is just as good.
		if (!existsSync(folder)) throw error;
	}
}
