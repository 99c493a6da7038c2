import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

const notOurs = new Set(['node_modules', 'build', 'dist', '.output', '.wxt', '.cache', '.git']);

/**
 * The kind of tests in a file, by its name; undefined for other files.
 *
 * @param {string} file
 * @returns {import('./test-parts.mjs').Kind | undefined}
 */
export function kindOf(file) {
	if (/\.test\.tsx?$/.test(file)) return 'unit';
	if (/\.test\.php$/.test(file)) return 'php';
	if (/\.spec\.ts$/.test(file)) return 'endToEnd';
	return undefined;
}

/**
 * The test files at or below a path, as paths from the root; empty if the path does not exist.
 *
 * @param {string} root
 * @param {string} name
 * @returns {string[]}
 */
export function testFiles(root, name) {
	return filesBelow(root, name).filter((file) => kindOf(file) !== undefined);
}

/**
 * The test files that contain a text.
 *
 * @param {string} root
 * @param {readonly string[]} files
 * @param {string} text
 */
export function filesWithText(root, files, text) {
	return files.filter((file) => readFileSync(path.join(root, file), 'utf8').includes(text));
}

/**
 * @param {string} root
 * @param {string} name
 * @returns {string[]}
 */
function filesBelow(root, name) {
	const whole = path.join(root, name);
	const found = statSync(whole, { throwIfNoEntry: false });
	if (!found) return [];
	if (!found.isDirectory()) return [name];
	return readdirSync(whole, { withFileTypes: true })
		.filter((entry) => !notOurs.has(entry.name))
		.flatMap((entry) => {
			const below = name === '.' ? entry.name : `${name}/${entry.name}`;
			if (entry.isDirectory()) return filesBelow(root, below);
			return entry.isFile() ? [below] : [];
		});
}
