import {
	existsSync,
	globSync,
	readFileSync,
	renameSync,
	rmSync,
	statSync,
	writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { noticesPlugin } from '../../scripts/notices/notices-plugin.ts';

/**
 * Builds the console into `build` unless that is newer than everything it was built from. Several
 * servers may do this at the same time, so each builds into a folder of its own first.
 */
const root = import.meta.dirname;
const target = path.join(root, 'build');
const stampFile = path.join(target, 'stamp.txt');
const sources = [
	'build.ts',
	'package.json',
	'index.html',
	'public/**/*',
	'contract/**/*',
	'src/**/*',
];

const stamp = stampOf(sources.flatMap((pattern) => globSync(pattern, { cwd: root })));
if (!existsSync(stampFile) || readFileSync(stampFile, 'utf8') !== stamp) await build();

/** Sizes and times notice every edit, without reading the files. */
function stampOf(files: readonly string[]): string {
	const below = files.map((file) => path.join(root, file));
	const imported = ['core/src/**/*.ts', 'ui/src/**/*.{ts,tsx,css}'].flatMap((pattern) =>
		globSync(path.resolve(root, '../..', pattern)),
	);
	return [...below, ...imported]
		.sort()
		.map((file) => `${path.relative(root, file)} ${statSync(file).size} ${statSync(file).mtimeMs}`)
		.join('\n');
}

async function build(): Promise<void> {
	// With another value, such as that of test runners, every element would name its source file.
	process.env.NODE_ENV = 'production';
	const [{ build: viteBuild }, { default: preact }] = await Promise.all([
		import('vite'),
		import('@preact/preset-vite'),
	]);
	const folder = `${target}-${process.pid}`;
	await viteBuild({
		configFile: false,
		root,
		plugins: [preact(), noticesPlugin()],
		logLevel: 'error',
		build: {
			outDir: folder,
			emptyOutDir: true,
			// Inlined files would need “data:” in the policy of the page.
			assetsInlineLimit: 0,
			modulePreload: { polyfill: false },
		},
	});
	writeFileSync(path.join(folder, 'stamp.txt'), stamp);
	rmSync(target, { recursive: true, force: true });
	try {
		renameSync(folder, target);
	} catch (error) {
		// A different process was faster, with the same result.
		if (!existsSync(stampFile)) throw error;
		rmSync(folder, { recursive: true });
	}
}
