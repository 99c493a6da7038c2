import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Paths whose content differs from what would be generated, and pages of rules that no longer exist. */
export function staleFiles(root: string, files: ReadonlyMap<string, string>): readonly string[] {
	const left = globSync('docs/rules/*.md', { cwd: root })
		.map((file) => file.replaceAll(path.sep, '/'))
		.filter((file) => !files.has(file));
	return [...changedFiles(root, files), ...left].sort();
}

export function changedFiles(root: string, files: ReadonlyMap<string, string>): readonly string[] {
	return [...files.keys()].filter((file) => readText(root, file) !== files.get(file));
}

function readText(root: string, file: string): string | null {
	const whole = path.join(root, file);
	return existsSync(whole) ? readFileSync(whole, 'utf8') : null;
}
