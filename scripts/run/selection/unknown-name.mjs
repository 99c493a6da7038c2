import path from 'node:path';
import { testFiles } from './test-files.mjs';
import { testParts } from './test-parts.mjs';

/**
 * The advice for a name that selects no tests.
 *
 * @param {string} root
 * @param {string} name
 */
export function unknownName(root, name) {
	const alike = filesAlike(testFiles(root, '.'), name);
	return [
		`“${name}” is neither a part nor a file or folder with tests.`,
		...(alike.length > 0
			? [`Did you mean ${alike.join(' or ')}?`]
			: [
					'Name a file or a folder from the root of the checkout, such as core/src/robots,',
					`or one of the parts: ${Object.keys(testParts).join(', ')}.`,
				]),
	].join('\n');
}

/**
 * Test files with that name in other folders, or the tests beside a file that is not a test.
 *
 * @param {readonly string[]} files
 * @param {string} name
 */
function filesAlike(files, name) {
	const wanted = withoutEnding(path.posix.basename(name));
	const alike = files.filter((file) => withoutEnding(path.posix.basename(file)) === wanted);
	const inFolder = alike.filter((file) => path.posix.dirname(file) === path.posix.dirname(name));
	return (inFolder.length > 0 ? inFolder : alike).slice(0, 3);
}

/** @param {string} name */
function withoutEnding(name) {
	return name.replace(/(\.(test|spec))?\.[a-z]+$/, '');
}
