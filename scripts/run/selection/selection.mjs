import { Mistake } from '../mistake.mjs';
import { filesWithText, kindOf, testFiles } from './test-files.mjs';
import { kinds, testParts } from './test-parts.mjs';
import { unknownName } from './unknown-name.mjs';

/**
 * @typedef {Record<import('./test-parts.mjs').Kind, readonly string[]>} Paths
 *   Files and folders with tests of each kind, from the root; none means that nothing of it runs.
 *
 * @typedef {{ paths: Paths, title?: string }} Selection
 */

/**
 * The tests that a command line selects; no names select everything.
 *
 * @param {string} root
 * @param {{ names: readonly string[], title?: string }} commandLine
 * @returns {Selection}
 */
export function select(root, { names, title }) {
	const wanted = names.length > 0 ? names.map(withSlashes) : Object.keys(testParts);
	const unknown = wanted.filter((name) => !testParts[name] && testFiles(root, name).length === 0);
	const [first] = unknown;
	if (first !== undefined) throw new Mistake(unknownName(root, first));
	const paths = union(wanted.map((name) => testParts[name] ?? pathsOf(root, name)));
	return title === undefined ? { paths } : { paths: narrowed(root, paths, title), title };
}

/** @param {string} name */
function withSlashes(name) {
	return name
		.replaceAll('\\', '/')
		.replace(/^\.\//, '')
		.replace(/(?<=.)\/+$/, '');
}

/**
 * @param {string} root
 * @param {string} name
 * @returns {Partial<Paths>}
 */
function pathsOf(root, name) {
	const found = new Set(testFiles(root, name).map(kindOf));
	return Object.fromEntries([...found].map((kind) => [kind, [name]]));
}

/**
 * Only the files that contain the title. Titles that a test assembles are in no file; then
 * everything stays selected, and the runner searches. Checks have no titles.
 *
 * @param {string} root
 * @param {Paths} paths
 * @param {string} title
 * @returns {Paths}
 */
function narrowed(root, paths, title) {
	const withTitles = { ...paths, checks: [] };
	const files = kinds.flatMap((kind) =>
		withTitles[kind].flatMap((name) =>
			testFiles(root, name).filter((file) => kindOf(file) === kind),
		),
	);
	const containing = filesWithText(root, files, title);
	if (containing.length === 0) return withTitles;
	return union(containing.map((file) => pathsOf(root, file)));
}

/**
 * @param {readonly Partial<Paths>[]} each
 * @returns {Paths}
 */
function union(each) {
	const paths = kinds.map((kind) => [kind, outermost(each.flatMap((one) => one[kind] ?? []))]);
	// The keys are all `kinds`.
	return /** @type {Paths} */ (Object.fromEntries(paths));
}

/**
 * Removes names that are below others.
 *
 * @param {readonly string[]} names
 */
function outermost(names) {
	return [...new Set(names)].filter(
		(name) => !names.some((other) => other !== name && name.startsWith(`${other}/`)),
	);
}
