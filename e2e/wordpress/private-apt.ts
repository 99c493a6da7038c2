import { execFileSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { debianMirror } from './debian-mirror.ts';

const keyring = '/usr/share/keyrings/debian-archive-keyring.gpg';

export interface PrivateApt {
	/** Names of packages that the given one depends on. */
	dependencies(name: string): readonly string[];
	/** Downloads packages, checked against Debian's signatures, and unpacks them into a folder. */
	unpack(names: readonly string[], into: string): void;
}

/** An apt with its own source, lists and cache, which leaves the machine's own alone. */
export function privateApt(folder: string, suite: string): PrivateApt {
	const downloads = path.join(folder, 'downloads');
	for (const each of ['lists/partial', 'cache/archives/partial', 'downloads']) {
		mkdirSync(path.join(folder, each), { recursive: true });
	}
	const configuration = configure(folder, suite);
	const run = (tool: 'apt-get' | 'apt-cache', ...args: readonly string[]) =>
		execFileSync(tool, ['--quiet', ...configuration, ...args], {
			cwd: downloads,
			encoding: 'utf8',
		});
	run('apt-get', 'update');

	return {
		dependencies: (name) => dependenciesIn(run('apt-cache', 'depends', name)),
		unpack(names, into) {
			run('apt-get', 'download', ...names);
			for (const file of globSync('*.deb', { cwd: downloads })) {
				execFileSync('dpkg', ['-x', path.join(downloads, file), into]);
			}
		},
	};
}

export function dependenciesIn(output: string): readonly string[] {
	return [...output.matchAll(/^ [ |]Depends: ([a-z0-9][a-z0-9+.-]*)$/gm)].map(
		([, name]) => name ?? '',
	);
}

function configure(folder: string, suite: string): readonly string[] {
	const signed = existsSync(keyring) ? `[signed-by=${keyring}] ` : '';
	writeFileSync(path.join(folder, 'status'), '');
	writeFileSync(path.join(folder, 'source.list'), `deb ${signed}${debianMirror()} ${suite} main\n`);
	return [
		`Dir::Etc::sourcelist=${folder}/source.list`,
		'Dir::Etc::sourceparts=-',
		`Dir::State=${folder}`,
		`Dir::State::status=${folder}/status`,
		`Dir::Cache=${folder}/cache`,
		'APT::Sandbox::User=',
	].flatMap((setting) => ['-o', setting]);
}
