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
import { exitCodeOf } from './run/process.mjs';

/**
 * Builds a product unless the last build had the same files and nobody has touched its results.
 *
 *   build-product.ts extension
 */
const root = path.resolve(import.meta.dirname, '..');
const [product = ''] = process.argv.slice(2);
const folder = path.join(root, product);
const stampFile = path.join(root, '.cache/builds', product);
const shared = ['core', 'ui', 'package.json', 'pnpm-lock.yaml', 'tsconfig.base.json'];
const results = ['.output', 'build', 'plumbline.zip'];

const inputs = inputsHash();
if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp()) {
	console.log('Nothing has changed since the last build.');
} else {
	rmSync(stampFile, { force: true });
	const { env } = process;
	process.exitCode = await exitCodeOf(process.execPath, ['--run', 'build'], { cwd: folder, env });
	if (process.exitCode === 0) {
		mkdirSync(path.dirname(stampFile), { recursive: true });
		writeFileSync(stampFile, stamp());
	}
}

function stamp(): string {
	return `${inputs} ${resultsHash()}`;
}

/** A hash of the inputs; random if git cannot list them, so that the product is built. */
function inputsHash(): string {
	const hash = createHash('sha256');
	const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard', product, ...shared];
	try {
		const names = execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: 'pipe' });
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
		const { size, mtimeMs } = statSync(path.join(folder, name));
		hash.update(`${name}\0${size}\0${mtimeMs}\0`);
	}
	return hash.digest('hex');
}

function filesBelow(name: string): readonly string[] {
	const place = path.join(folder, name);
	if (!existsSync(place)) return [];
	if (!statSync(place).isDirectory()) return [name];
	return readdirSync(place, { recursive: true, withFileTypes: true })
		.filter((entry) => entry.isFile())
		.map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
		.sort();
}
