import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

export function writeFiles(
	root: string,
	names: readonly string[],
	files: ReadonlyMap<string, string>,
): void {
	for (const file of names) {
		const whole = path.join(root, file);
		mkdirSync(path.dirname(whole), { recursive: true });
		writeFileSync(whole, files.get(file) ?? '');
		console.log(`written  ${file}`);
	}
}
