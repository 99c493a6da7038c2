import { readCommandLine } from './command-line.mjs';
import { neededParts } from './needed-parts.mjs';
import { select } from './selection.mjs';

/**
 * The parts to install for `npm test -- …`.
 *
 * @param {string} root
 * @param {readonly string[]} args
 */
export function neededForTests(root, args) {
	return neededParts(select(root, readCommandLine(args)));
}
