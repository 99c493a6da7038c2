import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

const build = new URL('../../../server/console/build/assets/', import.meta.url);

/** The bytes of every script of the console as it is sent. */
export function scriptBytes(): number {
	const scripts = readdirSync(fileURLToPath(build)).filter((name) => name.endsWith('.js'));
	const sizes = scripts
		.map((name) => readFileSync(new URL(name, build)))
		.map((script) => gzipSync(script, { level: 9 }).length);
	return sizes.reduce((sum, size) => sum + size, 0);
}
