import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { npmProgram } from '../run/programs.mjs';

const installMs = 180_000;
const options = ['--omit=dev', '--ignore-scripts', '--prefer-offline', '--no-audit', '--no-fund'];

/** Installs packed packages into a folder as users would, with nothing but their dependencies. */
export async function installNpmPackages(
	folder: string,
	tarballs: readonly string[],
): Promise<void> {
	console.log('Installing the packages with npm …');
	const manifest = { private: true, type: 'module' };
	await writeFile(path.join(folder, 'package.json'), JSON.stringify(manifest));
	const { command, firstArgs } = npmProgram('npm');
	await promisify(execFile)(command, [...firstArgs, 'install', ...options, ...tarballs], {
		cwd: folder,
		timeout: installMs,
	});
}
