import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { inject } from 'vitest';

/** The path of a program of this package, bundled. */
export function programFile(program: URL): string {
	const name = basename(fileURLToPath(program), '.ts');
	return fileURLToPath(new URL(`${name}.js`, inject('builtPrograms')));
}
