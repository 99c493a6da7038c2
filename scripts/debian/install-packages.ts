import { apt } from './apt.ts';
import { isDebian } from './is-debian.ts';

let last: Promise<unknown> = Promise.resolve();
let updated: Promise<string> | undefined;

/** Only Debian has the packages we name, and only root may install them. */
export function canInstallPackages(): boolean {
	return process.getuid?.() === 0 && isDebian();
}

/** Installs Debian packages, as root. Calls wait for each other, because apt has one lock. */
export function installDebianPackages(names: readonly string[]): Promise<void> {
	const installed = last.then(() => install(names));
	last = installed.catch(() => undefined);
	return installed;
}

async function install(names: readonly string[]): Promise<void> {
	console.log(`Installing ${names.join(', ')} with apt-get.`);
	updated ??= apt('apt-get', ['update']);
	await updated;
	await apt('apt-get', ['install', '--yes', '--no-install-recommends', ...names]);
}
