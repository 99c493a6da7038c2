import { execFile } from 'node:child_process';
import { existsSync, globSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { type AptProgram, apt } from '../../../scripts/debian/apt.ts';

const runProgram = promisify(execFile);

const keyring = '/usr/share/keyrings/debian-archive-keyring.gpg';

export interface PrivateApt {
	/** Names of packages that the given one depends on. */
	dependencies(name: string): Promise<readonly string[]>;
	/** Downloads packages, checked against Debian's signatures, and unpacks them into a folder. */
	unpack(names: readonly string[], into: string): Promise<void>;
}

/** An apt with its own source, lists and cache, which leaves the machine's own alone. */
export async function privateApt(folder: string, suite: string): Promise<PrivateApt> {
	const downloads = path.join(folder, 'downloads');
	for (const each of ['lists/partial', 'cache/archives/partial', 'downloads']) {
		mkdirSync(path.join(folder, each), { recursive: true });
	}
	const configuration = configure(folder, suite, await debianMirror());
	const run = (program: AptProgram, ...args: readonly string[]) =>
		apt(program, [...configuration, ...args], downloads);
	await run('apt-get', 'update');

	return {
		dependencies: async (name) => dependenciesIn(await run('apt-cache', 'depends', name)),
		async unpack(names, into) {
			await run('apt-get', 'download', ...names);
			for (const file of globSync('*.deb', { cwd: downloads })) {
				await runProgram('dpkg', ['-x', path.join(downloads, file), into]);
			}
		},
	};
}

export function dependenciesIn(output: string): readonly string[] {
	return [...output.matchAll(/^ [ |]Depends: ([a-z0-9][a-z0-9+.-]*)$/gm)].map(
		([, name]) => name ?? '',
	);
}

function configure(folder: string, suite: string, mirror: string): readonly string[] {
	const signed = existsSync(keyring) ? `[signed-by=${keyring}] ` : '';
	writeFileSync(path.join(folder, 'status'), '');
	writeFileSync(path.join(folder, 'source.list'), `deb ${signed}${mirror} ${suite} main\n`);
	return [
		`Dir::Etc::sourcelist=${folder}/source.list`,
		'Dir::Etc::sourceparts=-',
		`Dir::State=${folder}`,
		`Dir::State::status=${folder}/status`,
		`Dir::Cache=${folder}/cache`,
		'APT::Sandbox::User=',
	].flatMap((setting) => ['-o', setting]);
}

/** The URL of the Debian archive in this machine's apt sources that also has the suite's updates. */
async function debianMirror(): Promise<string> {
	const mirror = mirrorIn(await apt('apt-get', ['update', '--print-uris']));
	if (!mirror) throw new Error('None of this machine’s apt sources is a Debian archive.');
	return mirror;
}

/** Other archives, such as security or a vendor's own, have no “-updates” beside their suite. */
export function mirrorIn(printedUris: string): string | undefined {
	return printedUris.match(/^'(\S+)\/dists\/[a-z]+-updates\/InRelease'/m)?.[1];
}
