import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

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

const mirrored = /-rtl\.css$/;

const tests = /\.test\.php$/;

/** The shipped files, relative to the plugin’s folder. */
export function pluginFiles(folder: string): readonly string[] {
	return globSync(shipped, { cwd: folder })
		.filter((file) => !tests.test(file) && !isNeedlessMirror(path.join(folder, file)))
		.sort();
}

/** Our own styles use logical properties, so that one sheet serves both writing directions. */
const isNeedlessMirror = (file: string): boolean =>
	mirrored.test(file) && readFileSync(file).equals(readFileSync(file.replace(mirrored, '.css')));
