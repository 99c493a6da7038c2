import { globSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'tsdown';

const folders = new Map<string, Promise<string>>();
const source = fileURLToPath(new URL('..', import.meta.url));

/**
 * A TypeScript program of this package, bundled with all that it imports and the threads it starts:
 * it takes half the time to start, which counts in tests that start it dozens of times.
 */
export async function builtProgram(program: URL): Promise<URL> {
	const file = fileURLToPath(program);
	const built = folders.get(file) ?? bundle(file);
	folders.set(file, built);
	return pathToFileURL(join(await built, `${basename(file, '.ts')}.js`));
}

/** The folder with all threads of this package, bundled. */
export async function bundleThreads(): Promise<URL> {
	return pathToFileURL(`${await bundle()}/`);
}

async function bundle(...programs: readonly string[]): Promise<string> {
	const folder = mkdtempSync(join(tmpdir(), 'plumbline-program-'));
	process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
	const threads = globSync('*/**/*-worker.ts', { cwd: source, exclude: ['testing'] });
	const modules = [...programs, ...threads.map((name) => join(source, name))];
	await build({
		config: false,
		cwd: source,
		// All in one folder: threads are found beside the module that starts them.
		entry: Object.fromEntries(modules.map((name) => [basename(name, '.ts'), name])),
		outDir: folder,
		platform: 'node',
		fixedExtension: false,
		deps: { alwaysBundle: [/./], onlyBundle: false },
		dts: false,
		logLevel: 'error',
	});
	return folder;
}
