import path from 'node:path';

/**
 * @typedef {object} System What decides how programs are started.
 * @property {NodeJS.Platform} platform
 * @property {string} execPath The running Node.
 * @property {string | undefined} npm npm's own program, which npm names to its scripts.
 */

/** @returns {System} */
const thisSystem = () => ({
	platform: process.platform,
	execPath: process.execPath,
	npm: process.env.npm_execpath,
});

/**
 * How to start npm or npx without a shell. On Windows both are scripts for one, which Node refuses
 * to start otherwise, and quoting for it is a source of errors; their programs are plain JavaScript.
 *
 * @param {'npm' | 'npx'} name
 * @param {System} [system]
 * @returns {{ command: string, firstArgs: string[] }}
 */
export function npmProgram(name, { execPath, npm, platform } = thisSystem()) {
	if (platform !== 'win32') return { command: name, firstArgs: [] };
	const { dirname, join } = path.win32;
	// A different package manager may have started us.
	const folder =
		npm && /npm-cli\.js$/.test(npm)
			? dirname(npm)
			: join(dirname(execPath), 'node_modules/npm/bin');
	return { command: execPath, firstArgs: [join(folder, `${name}-cli.js`)] };
}

/**
 * The pinned Node, and the folder that gives it precedence in PATH. Programs in `.bin` on Windows
 * are scripts for shells.
 *
 * @param {string} root
 * @param {NodeJS.Platform} [platform]
 */
export function pinnedNode(root, platform = process.platform) {
	if (platform !== 'win32') {
		const folder = path.posix.join(root, 'node_modules/.bin');
		return { folder, program: path.posix.join(folder, 'node') };
	}
	const folder = path.win32.join(root, 'node_modules/node/bin');
	return { folder, program: path.win32.join(folder, 'node.exe') };
}

/**
 * Whether a program gets a process group of its own, so that it and its children get each signal
 * once, from us. Windows has no groups to send signals to: its console tells all programs about
 * Ctrl-C by itself.
 *
 * @param {NodeJS.Platform} [platform]
 */
export const hasOwnGroup = (platform = process.platform) => platform !== 'win32';
