import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { loadedFiles } from './check/loaded-files.ts';
import { type SizeLimit, sizeLimits } from './check/size-limits.ts';

// `npm run check` builds everything before this step.
for (const limit of sizeLimits) check(limit);

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

function compressedKilobytes(files: readonly string[]): number {
	const bytes = files.map((file) => gzipSync(readFileSync(file), { level: 9 }).length);
	return bytes.reduce((sum, each) => sum + each, 0) / 1000;
}

function fail(line: string): void {
	console.error(line);
	process.exitCode = 1;
}
