import path from 'node:path';
import { build } from 'tsdown';
import type { NpmPackage } from './npm-packages.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** JavaScript for those who install a package: Node strips no types below node_modules. */
export async function buildNpmPackage(npmPackage: NpmPackage): Promise<void> {
	const { folder, entries, platform, hasTypes } = npmPackage;
	await build({
		config: false,
		cwd: path.join(root, folder),
		entry: [...entries],
		root: 'src',
		platform,
		fixedExtension: false,
		// File by file: workers and the sample page stand where the code looks for them, and what
		// `#…` means is left to package.json, so that one build serves Node and every bundler.
		unbundle: true,
		deps: { neverBundle: [/^#/] },
		dts: hasTypes,
		logLevel: 'error',
	});
}
