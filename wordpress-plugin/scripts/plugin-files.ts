import { globSync } from 'node:fs';

const shipped = [
	'plumbline.php',
	'uninstall.php',
	'readme.txt',
	'LICENSE',
	'includes/**/*.php',
	'languages/*.{json,php}',
	'build/**/*.{js,css,php}',
	'build/third-party-notices.txt',
];

/** One style sheet serves both writing directions, because it uses logical properties. */
const mirrored = /-rtl\.css$/;

const tests = /\.test\.php$/;

/** The shipped files, relative to the plugin’s folder. */
export function pluginFiles(folder: string): readonly string[] {
	return globSync(shipped, { cwd: folder })
		.filter((file) => !mirrored.test(file) && !tests.test(file))
		.sort();
}
