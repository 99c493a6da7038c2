import { globSync } from 'node:fs';

const shipped = [
	'plumbline.php',
	'uninstall.php',
	'readme.txt',
	'LICENSE',
	'includes/**/*.php',
	'languages/*.{json,php}',
	'build/**/*.{js,css,php}',
];

/** One style sheet serves both directions: its properties are logical ones. */
const mirrored = /-rtl\.css$/;

const tests = /\.test\.php$/;

/** The shipped files, relative to the plugin’s folder. */
export function pluginFiles(folder: string): readonly string[] {
	return globSync(shipped, { cwd: folder })
		.filter((file) => !mirrored.test(file) && !tests.test(file))
		.sort();
}
