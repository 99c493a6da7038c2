import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Writes files, and deletes those whose new content is undefined. */
export function writeFiles(
	root: string,
	names: readonly string[],
	files: ReadonlyMap<string, string>,
): void {
	for (const file of names) {
		const whole = path.join(root, file);
		const content = files.get(file);
		if (content === undefined) rmSync(whole);
		else {
			mkdirSync(path.dirname(whole), { recursive: true });
			writeFileSync(whole, content);
		}
		console.log(`${content === undefined ? 'removed' : 'written'}  ${file}`);
	}
}
