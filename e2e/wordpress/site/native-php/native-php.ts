import { cpSync, readdirSync, readFileSync } from 'node:fs';
import { copyFile, cp, mkdir, rm, symlink } from 'node:fs/promises';
import path from 'node:path';
import { freePort } from '../free-port.ts';
import type { BootedSite, Host, SiteOptions } from '../host.ts';
import { installSteps } from '../install-steps.ts';
import { prepareWordPress, wordPressVersion } from '../prepare-wordpress.ts';
import { sqliteIntegration } from '../sqlite-integration.ts';
import { phpFile, phpVersion, runPhp, type Site } from './php-program.ts';
import { startPhpServer } from './php-server.ts';

/** The PHP of this machine, which takes a fraction of Playground's time. */
export const nativePhp: Host = {
	get key() {
		const sources = readdirSync(import.meta.dirname).map((name) => readFileSync(phpFile(name)));
		return [phpVersion(), ...sources].join('\n');
	},
	bootFresh,
	bootCopy,
};

const siteIn = (folder: string) => path.join(folder, 'site');

/** PHP’s compiled files, which copies of a site share, because they link to the same WordPress. */
const compiledIn = (folder: string) => path.join(folder, 'compiled');

async function bootFresh(folder: string, options: SiteOptions): Promise<BootedSite> {
	const { plugin, wordpress } = options;
	const files = await prepareWordPress(wordpress);
	if (!files) throw new Error('WordPress comes from Debian’s packages, and apt is missing.');
	const site = { folder: siteIn(folder), compiled: compiledIn(folder), url: await ownUrl(options) };
	await layOut(site.folder, files);
	await mkdir(site.compiled);
	if (plugin) await copyFile(plugin, path.join(folder, path.basename(plugin)));
	runPhp(site, 'install.php', sqliteIntegration);
	applySteps(site, installSteps(plugin));
	return boot(site, options);
}

async function bootCopy(folder: string, booted: string, options: SiteOptions): Promise<BootedSite> {
	const site = { folder: siteIn(folder), compiled: compiledIn(booted), url: await ownUrl(options) };
	// Asynchronously, it would take twice the processor time.
	cpSync(siteIn(booted), site.folder, { recursive: true, verbatimSymlinks: true });
	return boot(site, options);
}

const ownUrl = async ({ port }: SiteOptions) => `http://127.0.0.1:${port ?? (await freePort())}`;

/** Links to what WordPress never writes, so that its files are compiled once and not copied. */
async function layOut(folder: string, files: string): Promise<void> {
	const content = path.join(folder, 'wp-content');
	await mkdir(path.join(content, 'mu-plugins'), { recursive: true });
	await cp(path.join(files, 'wp-content'), content, { recursive: true });
	for (const name of readdirSync(files)) {
		if (name !== 'wp-content') await symlink(path.join(files, name), path.join(folder, name));
	}
	await rm(path.join(folder, 'wp-config.php'));
	await copyFile(phpFile('wp-config.php'), path.join(folder, 'wp-config.php'));
}

async function boot(site: Site, { signal, steps = [] }: SiteOptions): Promise<BootedSite> {
	applySteps(site, steps);
	const server = await startPhpServer(site, signal);
	const version = wordPressVersion(site.folder);
	return { ...server, url: site.url, php: phpVersion() ?? '', version };
}

function applySteps(site: Site, steps: readonly object[]): void {
	if (steps.length === 0) return;
	const here = JSON.stringify(steps).replaceAll('/wordpress/', `${site.folder}/`);
	runPhp(site, 'apply-steps.php', here);
}
