import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Paths whose content differs from what would be generated. */
export function changedFiles(root: string, files: ReadonlyMap<string, string>): readonly string[] {
	return [...files.keys()].filter((file) => readText(root, file) !== files.get(file));
}

function readText(root: string, file: string): string | null {
	const whole = path.join(root, file);
	return existsSync(whole) ? readFileSync(whole, 'utf8') : null;
}
