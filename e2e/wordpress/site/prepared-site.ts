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
import type { Host, SiteOptions } from './host.ts';
import { installSteps } from './install-steps.ts';
import { prepareWordPress, wordPressVersion } from './prepare-wordpress.ts';

const cache = path.join(import.meta.dirname, '../../../.cache/wordpress');

type Prepared = Pick<SiteOptions, 'wordpress' | 'plugin' | 'steps' | 'signal'>;

/** A folder with a booted site, prepared on first use. */
export async function preparedSite(host: Host, options: Prepared): Promise<string> {
	const folder = path.join(cache, `prepared-${options.wordpress}-${await keyOf(host, options)}`);
	if (!existsSync(folder)) await prepare(folder, host, options);
	return folder;
}

/** A key that changes with everything that affects the site. */
async function keyOf(host: Host, { plugin, steps = [], wordpress }: Prepared): Promise<string> {
	const files = await prepareWordPress(wordpress);
	const hash = createHash('sha256')
		.update(host.key)
		.update(files ? wordPressVersion(files) : '')
		.update(JSON.stringify([...installSteps(plugin), ...steps]));
	if (plugin) hash.update(readFileSync(plugin));
	return hash.digest('hex').slice(0, 16);
}

async function prepare(folder: string, host: Host, options: Prepared): Promise<void> {
	mkdirSync(cache, { recursive: true });
	removeOutdated();
	const making = mkdtempSync(path.join(cache, 'making-'));
	try {
		const site = await host.bootFresh(making, options);
		await compile(site.url).finally(site.stop);
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

/** Requests these pages once, so that PHP's compiled files are in every copy. */
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
		// A parallel run has finished first; its result is equal.
		if (!existsSync(folder)) throw error;
	}
}
