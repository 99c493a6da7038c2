import { filterOf, joinParts, namesOf } from './parts.mjs';
import { pnpm, pnpmEnvironment } from './pnpm.mjs';
import { exitCodeOf } from './process.mjs';
import { npmProgram } from './programs.mjs';
import { fingerprint, readStamp, writeStamp } from './stamp.mjs';

// The lockfile names every package by its hash. Without these options, pnpm would check the age of
// each again, and download 300 MB of package histories before the first package.
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
	// Includes what was installed before, so that one task does not remove what a different one needs.
	const parts = joinParts([...stamp.parts, ...needed]);
	if (stamp.fingerprint === wanted && stamp.parts.join() === parts.join()) return 0;

	// On standard error, because the output of the task may be piped somewhere.
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
	const { command, firstArgs } = npmProgram('npx');
	return exitCodeOf(command, [...firstArgs, '--yes', pnpm, ...args], {
		cwd: root,
		env: pnpmEnvironment(),
	});
}
