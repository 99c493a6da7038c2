import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { pnpm, pnpmEnvironment } from '../run/pnpm.mjs';
import { npmProgram } from '../run/programs.mjs';
import { buildNpmPackage } from './build-npm-package.ts';
import { type NpmPackage, npmPackages } from './npm-packages.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** Builds all packages and packs the files that `npm publish` would send. Returns the names of the tarballs. */
export async function packNpmPackages(destination: string): Promise<readonly string[]> {
	const tarballs: string[] = [];
	for (const npmPackage of npmPackages) {
		console.log(`Packing ${npmPackage.name} …`);
		await buildNpmPackage(npmPackage);
		tarballs.push(await pack(npmPackage, destination));
	}
	return tarballs;
}

/** pnpm applies `publishConfig`, replaces workspace versions and adds our license; npm would not. */
async function pack({ folder }: NpmPackage, destination: string): Promise<string> {
	const { command, firstArgs } = npmProgram('npx');
	const words = ['--dir', folder, 'pack', '--json', '--pack-destination', destination];
	// In the folder of a package, npx would first read all that it depends on, which takes 5 s.
	const { stdout } = await promisify(execFile)(command, [...firstArgs, '--yes', pnpm, ...words], {
		cwd: root,
		env: pnpmEnvironment(),
	});
	// pnpm is pinned, so this is the shape of its output.
	const { filename }: { readonly filename: string } = JSON.parse(stdout);
	return filename;
}
