import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const pathOf = (name: string) => fileURLToPath(new URL(`../../../${name}`, import.meta.url));

/** The program of `@plumbline/cli` alone, bundled as it is published. */
export function lightCommand(): string {
	execFileSync(process.execPath, [pathOf('scripts/pack/build-light-command.ts')]);
	return pathOf('cli/dist/main.js');
}
