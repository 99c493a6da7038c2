import { existsSync } from 'node:fs';
import path from 'node:path';
import { type Browsers, findBrowsers } from './find-browsers.ts';
import { exitCodeOf } from './run/process.mjs';

const playwright = path.join(import.meta.dirname, 'node_modules/@playwright/test/cli.js');

// A small font each for Latin and Japanese, so that screenshots on a bare machine can be read.
const fonts = ['fonts-liberation', 'fonts-ipafont-gothic'];

/** Finds the browsers, and installs what is missing where this machine lets us. */
export async function browsers(): Promise<Browsers> {
	const found = findBrowsers();
	if (found.chromium && found.firefox) return found;

	if (isDebian()) await installFromDebian(found);
	else if (!found.chromium) await installFromPlaywright();
	return findBrowsers();
}

function isDebian(): boolean {
	return process.getuid?.() === 0 && existsSync('/etc/debian_version');
}

async function installFromDebian(found: Browsers): Promise<void> {
	const packages = [
		...(found.chromium ? [] : ['chromium']),
		...(found.firefox ? [] : ['firefox-esr']),
		...fonts,
	];
	console.log(`Installing ${packages.join(', ')} with apt-get.`);
	await aptGet('update');
	await aptGet('install', '--yes', '--no-install-recommends', ...packages);
}

function aptGet(...args: readonly string[]): Promise<number> {
	const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
	const options = ['--quiet', '-o', 'Dpkg::Use-Pty=0'];
	return exitCodeOf('apt-get', [...options, ...args], { cwd: import.meta.dirname, env });
}

async function installFromPlaywright(): Promise<void> {
	console.log('Downloading Chromium with Playwright.');
	const args = [playwright, 'install', 'chromium'];
	await exitCodeOf(process.execPath, args, { cwd: import.meta.dirname, env: process.env });
}
