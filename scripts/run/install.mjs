import { filterOf, joinParts, namesOf } from './parts.mjs';
import { pnpm, pnpmEnvironment } from './pnpm.mjs';
import { exitCodeOf } from './process.mjs';
import { fingerprint, readStamp, writeStamp } from './stamp.mjs';

// The committed lockfile names every package by its hash. Looking up the age of each of them again
// would download 300 MB of package histories before the first package.
const fromLockfile = ['--frozen-lockfile', '--trust-lockfile'];

/**
 * Installs what a task needs, unless it is already there. Returns an exit code.
 *
 * @param {string} root
 * @param {readonly import('./parts.mjs').Part[]} needed
 */
export async function install(root, needed) {
	const wanted = fingerprint(root);
	const stamp = readStamp(root);
	// Never less than before, so that one task does not remove what a different one installed.
	const parts = joinParts([...stamp.parts, ...needed]);
	if (stamp.fingerprint === wanted && stamp.parts.join() === parts.join()) return 0;

	// On the error stream, because the output of the task may be piped somewhere.
	console.error(`Installing ${namesOf(parts)}, with ${pnpm}. This is needed once.`);
	const code = await runPnpm(root, [
		'install',
		'--use-stderr',
		...fromLockfile,
		...filterOf(parts),
	]);
	if (code === 0) writeStamp(root, wanted, parts);
	else
		console.error('The installation did not finish. The lines above say why; then run it again.');
	return code;
}

/**
 * @param {string} root
 * @param {string[]} args
 */
function runPnpm(root, args) {
	return exitCodeOf('npx', ['--yes', pnpm, ...args], {
		cwd: root,
		env: pnpmEnvironment(),
	});
}
