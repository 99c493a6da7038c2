import { readFileSync } from 'node:fs';
import path from 'node:path';

/** True if the package.json of the package has this script. */
export function hasScript(folder: string, name: string): boolean {
	const { scripts = {} } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
	return name in scripts;
}
