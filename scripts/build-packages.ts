import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { exitCodeOf } from './run/process.mjs';

const root = path.resolve(import.meta.dirname, '..');

const products = [
	{ folder: 'extension', name: 'the browser extension' },
	{ folder: 'wordpress-plugin', name: 'the WordPress plugin' },
];

/** Builds what people install: the extension’s zips and the plugin’s. */
export async function build(): Promise<void> {
	for (const { folder, name } of products) {
		if (!hasBuild(folder)) continue;
		console.log(`Building ${name} …`);
		const exitCode = await exitCodeOf(process.execPath, ['--run', 'build'], {
			cwd: path.join(root, folder),
			env: process.env,
		});
		if (exitCode !== 0) throw new Error(`Building ${name} failed; the lines above say why.`);
	}
}

function hasBuild(folder: string): boolean {
	const manifest = path.join(root, folder, 'package.json');
	return (
		existsSync(manifest) && 'build' in (JSON.parse(readFileSync(manifest, 'utf8')).scripts ?? {})
	);
}
