import { apt } from './apt.ts';
import { isDebian } from './is-debian.ts';

let last: Promise<unknown> = Promise.resolve();
let updated: Promise<string> | undefined;

/** Only Debian has the packages that we name, and only root can install them. */
export function canInstallPackages(): boolean {
	return process.getuid?.() === 0 && isDebian();
}

/** Installs Debian packages, as root. Concurrent calls run one at a time, because apt has a single lock. */
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
