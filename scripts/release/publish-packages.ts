import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { npmPackages } from '../pack/npm-packages.ts';
import { npmProgram } from '../run/programs.mjs';

interface Publishing {
	/** The folder with the packed packages. */
	readonly from: string;
	readonly version: string;
	readonly isDryRun: boolean;
}

/** Publishes each package after those that it depends on. */
export function publishPackages(publishing: Publishing): void {
	const { command, firstArgs } = npmProgram('npm');
	for (const args of publishCommands(publishing, readdirSync(publishing.from))) {
		execFileSync(command, [...firstArgs, ...args], { cwd: publishing.from, stdio: 'inherit' });
	}
}

export function publishCommands(
	{ isDryRun, version }: Pick<Publishing, 'isDryRun' | 'version'>,
	files: readonly string[],
): readonly (readonly string[])[] {
	return npmPackages.map(({ name }) => {
		const file = `${name.replace('@', '').replace('/', '-')}-${version}.tgz`;
		if (!files.includes(file)) throw new Error(`${file} is missing: run “npm run build” first.`);
		return ['publish', `.${path.posix.sep}${file}`, '--access', 'public', mode(isDryRun)];
	});
}

/** Only a pipeline can sign the provenance. */
const mode = (isDryRun: boolean) => (isDryRun ? '--dry-run' : '--provenance');
