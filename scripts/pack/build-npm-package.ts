import { execFileSync } from 'node:child_process';
import { globSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'tsdown';
import { noticesFile } from '../notices/notices-plugin.ts';
import { thirdPartyNotices } from '../notices/third-party-notices.ts';
import type { NpmPackage } from './npm-packages.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** Compiles a package to JavaScript for publishing, because Node strips no types below node_modules. */
export async function buildNpmPackage(npmPackage: NpmPackage): Promise<void> {
	const { folder, entries, platform, hasTypes, builder } = npmPackage;
	if (builder !== undefined) execFileSync(process.execPath, [path.join(root, builder)]);
	if (entries.length === 0) return;
	await build({
		config: false,
		cwd: path.join(root, folder),
		entry: [...entries],
		root: 'src',
		platform,
		fixedExtension: false,
		// Keeps one output file per module: the code finds workers and the sample page by relative
		// path. Leaves `#…` imports to package.json, so that one build serves Node and every
		// bundler.
		unbundle: true,
		deps: { neverBundle: [/^#/] },
		dts: hasTypes,
		logLevel: 'error',
	});
	const sources = globSync('src/**/*.ts', { cwd: path.join(root, folder) });
	const notices = thirdPartyNotices(sources.map((file) => path.join(root, folder, file)));
	writeFileSync(path.join(root, folder, 'dist', noticesFile), notices);
}
