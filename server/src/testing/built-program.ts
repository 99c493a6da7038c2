import { createHash } from 'node:crypto';
import { globSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { dayMs } from '@plumbline/core/time';
import { build, type Rolldown } from 'tsdown';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const source = join(root, 'server/src');
const cache = join(root, '.cache/programs');

let folder: Promise<string> | undefined;

/**
 * The program, or one of those for tests, bundled with all that it imports and the threads it
 * starts: it takes half the time to start, which counts in tests that start it dozens of times.
 */
export async function builtProgram(program: URL): Promise<URL> {
	return pathToFileURL(join(await bundled(), `${basename(fileURLToPath(program), '.ts')}.js`));
}

/** The folder with all programs and threads of this package, bundled. */
export async function builtPrograms(): Promise<URL> {
	return pathToFileURL(`${await bundled()}/`);
}

/** Bundles everything at once, for all processes of all test runs until a source changes. */
async function bundled(): Promise<string> {
	folder ??= folderOf(keyOfSources());
	return folder;
}

async function folderOf(key: string): Promise<string> {
	const whole = join(cache, key);
	if (isThere(whole)) return whole;
	mkdirSync(cache, { recursive: true });
	await removeOutdated();
	const making = mkdtempSync(join(cache, 'making-'));
	await bundleInto(making);
	// If a different process has finished first, its result is equal.
	await rename(making, whole).catch(() => rm(making, { recursive: true }));
	return whole;
}

const isThere = (place: string) => statSync(place, { throwIfNoEntry: false }) !== undefined;

/** Changes with every source; sizes and times are enough to notice. */
function keyOfSources(): string {
	const hash = createHash('sha256').update(readFileSync(join(root, 'pnpm-lock.yaml')));
	const names = globSync('{core,server}/src/**/*.{ts,json}', { cwd: root });
	for (const name of names.filter((each) => !/\.(test|fixtures)\.ts$/.test(each)).sort()) {
		// Tests may remove files of their own meanwhile.
		const found = statSync(join(root, name), { throwIfNoEntry: false });
		hash.update(`${name}\0${found?.size}\0${found?.mtimeMs}\0`);
	}
	return hash.digest('hex').slice(0, 16);
}

/** A run that still reads a bundle has started less than a day ago. */
async function removeOutdated(): Promise<void> {
	for (const name of readdirSync(cache)) {
		const place = join(cache, name);
		const { mtimeMs } = statSync(place, { throwIfNoEntry: false }) ?? { mtimeMs: Date.now() };
		if (mtimeMs < Date.now() - dayMs) await rm(place, { recursive: true, force: true });
	}
}

/** A library that finds its own files, so that it cannot be bundled. */
const leftOut = (name: string): Rolldown.Plugin => ({
	name: 'left-out',
	async resolveId(wanted, importer) {
		const found = wanted === name ? await this.resolve(name, importer, { skipSelf: true }) : null;
		return found && { id: pathToFileURL(found.id).href, external: true };
	},
});

async function bundleInto(outDir: string): Promise<void> {
	const threads = globSync('*/**/*-worker.ts', { cwd: source });
	const modules = ['main.ts', 'testing/half-migration.ts', ...threads];
	await build({
		config: false,
		cwd: source,
		// All in one folder: threads are found beside the module that starts them.
		entry: Object.fromEntries(modules.map((name) => [basename(name, '.ts'), join(source, name)])),
		outDir,
		platform: 'node',
		fixedExtension: false,
		deps: { alwaysBundle: [/./], onlyBundle: false },
		plugins: [leftOut('playwright-core')],
		dts: false,
		logLevel: 'error',
	});
}
