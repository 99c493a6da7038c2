import path from 'node:path';
import { canInstallPackages, installDebianPackages } from './debian/install-packages.ts';
import { type Browsers, findBrowsers } from './find-browsers.ts';
import { exitCodeOf } from './run/process.mjs';

const playwright = path.join(import.meta.dirname, 'node_modules/@playwright/test/cli.js');

// One small font each for Latin and Japanese, so that screenshots are readable on a bare machine.
const fonts = ['fonts-liberation', 'fonts-ipafont-gothic'];

let installing: Promise<Browsers> | undefined;

/** Finds the browsers; installs missing ones, once, if this machine allows it. */
export function browsers(): Promise<Browsers> {
	installing ??= foundOrInstalled();
	return installing;
}

async function foundOrInstalled(): Promise<Browsers> {
	const found = findBrowsers();
	if (found.chromium && found.firefox) return found;

	if (canInstallPackages()) await installFromDebian(found);
	else if (!found.chromium) await installFromPlaywright();
	return findBrowsers();
}

async function installFromDebian(found: Browsers): Promise<void> {
	const packages = [
		...(found.chromium ? [] : ['chromium', 'chromium-headless-shell']),
		...(found.firefox ? [] : ['firefox-esr']),
		...fonts,
	];
	try {
		await installDebianPackages(packages);
	} catch (error) {
		console.error('The browsers could not be installed.', error);
	}
}

async function installFromPlaywright(): Promise<void> {
	console.log('Downloading Chromium with Playwright.');
	const args = [playwright, 'install', 'chromium'];
	await exitCodeOf(process.execPath, args, { cwd: import.meta.dirname, env: process.env });
}
