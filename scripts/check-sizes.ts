import { globSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { loadedFiles } from './check/loaded-files.ts';
import { type SizeLimit, sizeLimits } from './check/size-limits.ts';

/** The size of the longest page below docs, as it is stored. */
const docsKilobytes = 100;

// `npm run check` builds everything before this step.
for (const limit of sizeLimits) check(limit);
checkDocs();

function check({ name, root, entries, kilobytes }: SizeLimit): void {
	const folder = path.resolve(import.meta.dirname, '..', root);
	const files = globSync(entries, { cwd: folder });
	if (files.length === 0)
		fail(`${name}: there is no ${root}/${entries}. Build it first: npm run build.`);
	for (const file of files) {
		const size = compressedKilobytes(loadedFiles(path.join(folder, file), folder));
		const line = `${name}: ${size.toFixed(1)} kB of at most ${kilobytes} kB (${file})`;
		if (size <= kilobytes) console.log(line);
		else fail(`${line}. Find an import that can be loaded later.`);
	}
}

/** A page that is much longer is slow to open, and nobody reads it to its end. */
function checkDocs(): void {
	const root = path.resolve(import.meta.dirname, '..');
	const files = globSync('docs/**/*.md', { cwd: root, exclude: ['**/node_modules/**'] });
	const pages = files.map((file) => ({
		file,
		kilobytes: statSync(path.join(root, file)).size / 1000,
	}));
	for (const { file, kilobytes } of pages) {
		if (kilobytes <= docsKilobytes) continue;
		fail(`${file}: ${kilobytes.toFixed(1)} kB of at most ${docsKilobytes} kB. Split it.`);
	}
	const largest = Math.max(...pages.map(({ kilobytes }) => kilobytes));
	console.log(`docs: ${largest.toFixed(1)} kB of at most ${docsKilobytes} kB (the longest page)`);
}

function compressedKilobytes(files: readonly string[]): number {
	const bytes = files.map((file) => gzipSync(readFileSync(file), { level: 9 }).length);
	return bytes.reduce((sum, each) => sum + each, 0) / 1000;
}

function fail(line: string): void {
	console.error(line);
	process.exitCode = 1;
}
