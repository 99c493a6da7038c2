import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Whether a package has a command of that name in its package.json. */
export function hasScript(folder: string, name: string): boolean {
	const { scripts = {} } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
	return name in scripts;
}
