import { execFile } from 'node:child_process';
import {
	copyFileSync,
	existsSync,
	mkdirSync,
	mkdtempSync,
	readFileSync,
	renameSync,
	rmSync,
} from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { hasApt, noWordPressReason } from './no-wordpress-reason.ts';
import { privateApt } from './private-apt.ts';
import { type WordPressRelease, wordPressReleases } from './wordpress-releases.ts';

const runProgram = promisify(execFile);

const cache = path.join(import.meta.dirname, '../../../.cache/wordpress');

/**
 * A folder with WordPress like the official release, made from Debian’s packages on first use.
 * Undefined without apt: Playground then downloads WordPress itself.
 */
export async function prepareWordPress(release: WordPressRelease): Promise<string | undefined> {
	const reason = noWordPressReason();
	if (reason) throw new Error(`There is no WordPress for this machine: ${reason}.`);
	if (!hasApt()) return undefined;
	const folder = path.join(cache, release);
	if (!existsSync(folder)) await assemble(release, folder);
	return folder;
}

/** The version in the files of a WordPress folder. */
export function wordPressVersion(folder: string): string {
	const source = readFileSync(path.join(folder, 'wp-includes/version.php'), 'utf8');
	const version = source.match(/\$wp_version = '([^']+)'/)?.[1];
	if (!version) throw new Error(`${folder} does not say which WordPress it is.`);
	return version;
}

async function assemble(release: WordPressRelease, folder: string): Promise<void> {
	const suite = wordPressReleases[release].debianSuite;
	console.log(`Getting the ${release} supported WordPress from Debian’s suite ${suite} …`);
	mkdirSync(cache, { recursive: true });
	const work = mkdtempSync(path.join(cache, 'making-'));
	try {
		await unpackPackages(work, suite);
		moveInto(folder, await copyOfWordPress(work));
	} finally {
		rmSync(work, { recursive: true });
	}
	console.log(`WordPress ${wordPressVersion(folder)} is ready.`);
}

async function unpackPackages(work: string, suite: string): Promise<void> {
	const apt = await privateApt(path.join(work, 'apt'), suite);
	// Debian moves the libraries that WordPress includes into packages of their own.
	const dependencies = await apt.dependencies('wordpress');
	const libraries = dependencies.filter((name) => /^(libjs-|libphp-|php-getid3)/.test(name));
	const packages = ['wordpress', 'wordpress-theme-twentytwentyfive', ...new Set(libraries)];
	await apt.unpack(packages, path.join(work, 'root'));
}

async function copyOfWordPress(work: string): Promise<string> {
	const unpacked = path.join(work, 'root/usr/share/wordpress');
	const whole = path.join(work, 'wordpress');
	await runProgram('find', [unpacked, '-xtype', 'l', '-delete']);
	await runProgram('cp', ['--recursive', '--dereference', unpacked, whole]);
	// Debian's own file reads /etc/wordpress.
	copyFileSync(path.join(whole, 'wp-config-sample.php'), path.join(whole, 'wp-config.php'));
	return whole;
}

function moveInto(folder: string, whole: string): void {
	// A parallel run may have finished first; its result is equal.
	if (!existsSync(folder)) renameSync(whole, folder);
}
