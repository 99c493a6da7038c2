import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
	existsSync,
	mkdirSync,
	readdirSync,
	readFileSync,
	rmSync,
	statSync,
	writeFileSync,
} from 'node:fs';
import path from 'node:path';
import type { Product } from './build-packages.ts';
import { exitCodeOf } from './run/process.mjs';

/**
 * Builds a product unless the last build had the same files and nobody has touched its results.
 *
 *   build-product.ts extension
 */
const shared = [
	...['core', 'ui', 'scripts/notices'],
	...['package.json', 'pnpm-lock.yaml', 'tsconfig.base.json'],
];

interface Way {
	/** The arguments for Node, in a folder of the project. */
	readonly args: readonly string[];
	readonly cwd: string;
	/** Files and folders, as Git selects them. */
	readonly inputs: readonly string[];
	readonly results: readonly string[];
}

/** A package with a script of its own that builds it. */
const ownWay = (folder: string): Way => ({
	args: ['--run', 'build'],
	cwd: folder,
	inputs: [folder, ...shared],
	results: ['.output', 'build', 'plumbline.zip'].map((name) => `${folder}/${name}`),
});

const ways: Partial<Record<Product, Way>> = {
	packages: {
		args: ['scripts/pack-packages.ts'],
		cwd: '.',
		inputs: ['server', 'cli', 'scripts/pack', 'LICENSE', 'publication.json', ...shared],
		results: ['build'],
	},
	docs: {
		args: ['docs/build.ts'],
		cwd: '.',
		// Its pages link to files of all parts.
		inputs: ['.', ':!e2e', ':!**/*.test.*'],
		results: ['docs/.vitepress/dist'],
	},
};

const root = path.resolve(import.meta.dirname, '..');
const product = process.argv[2] as Product; // from `buildStep`
const { cwd, args, inputs, results } = ways[product] ?? ownWay(product);
const stampFile = path.join(root, '.cache/builds', product);

const hash = inputsHash();
if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp()) {
	console.log('Nothing has changed since the last build.');
} else {
	rmSync(stampFile, { force: true });
	const { env } = process;
	process.exitCode = await exitCodeOf(process.execPath, [...args], {
		cwd: path.join(root, cwd),
		env,
	});
	if (process.exitCode === 0) {
		mkdirSync(path.dirname(stampFile), { recursive: true });
		writeFileSync(stampFile, stamp());
	}
}

function stamp(): string {
	return `${hash} ${resultsHash()}`;
}

/** A hash of the inputs; random if git cannot list them, so that the product is built. */
function inputsHash(): string {
	const hash = createHash('sha256');
	const words = ['ls-files', '-z', '--cached', '--others', '--exclude-standard', ...inputs];
	try {
		const names = execFileSync('git', words, { cwd: root, encoding: 'utf8', stdio: 'pipe' });
		for (const name of new Set(names.split('\0'))) {
			const file = path.join(root, name);
			if (name && existsSync(file)) hash.update(`${name}\0`).update(readFileSync(file));
		}
		return hash.digest('hex');
	} catch {
		return crypto.randomUUID();
	}
}

/** Sizes and times are enough to notice a different build, such as one for development. */
function resultsHash(): string {
	const hash = createHash('sha256');
	for (const name of results.flatMap(filesBelow)) {
		const { size, mtimeMs } = statSync(path.join(root, name));
		hash.update(`${name}\0${size}\0${mtimeMs}\0`);
	}
	return hash.digest('hex');
}

function filesBelow(name: string): readonly string[] {
	const place = path.join(root, name);
	if (!existsSync(place)) return [];
	if (!statSync(place).isDirectory()) return [name];
	return readdirSync(place, { recursive: true, withFileTypes: true })
		.filter((entry) => entry.isFile())
		.map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
		.sort();
}
