import { globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { zipSync } from 'fflate';

const shipped = [
	'plumbline.php',
	'uninstall.php',
	'readme.txt',
	'LICENSE',
	'includes/**/*.php',
	'languages/*.php',
	// Not the files that these are built from.
	'languages/plumbline-*.json',
	'build/**/*.{js,css,php}',
	'build/third-party-notices.txt',
];

const mirrored = /-rtl\.css$/;

const tests = /\.test\.php$/;

/** The shipped files, relative to the plugin’s folder. */
function pluginFiles(folder: string): readonly string[] {
	return globSync(shipped, { cwd: folder })
		.filter((file) => !tests.test(file) && !isNeedlessMirror(path.join(folder, file)))
		.sort();
}

/** Our own styles use logical properties, so that one sheet serves both writing directions. */
const isNeedlessMirror = (file: string): boolean =>
	mirrored.test(file) && readFileSync(file).equals(readFileSync(file.replace(mirrored, '.css')));

/** The zip that people install. The same files always give the same bytes. */
export function zipPlugin(folder: string): Uint8Array {
	const entries = pluginFiles(folder).map((file) => [
		`plumbline/${file}`,
		new Uint8Array(readFileSync(path.join(folder, file))),
	]);
	// The earliest time that a zip can store, in local time, because zips store local time.
	return zipSync(Object.fromEntries(entries), { level: 9, mtime: new Date(1980, 0, 1) });
}

if (import.meta.main) {
	const folder = path.join(import.meta.dirname, '..');
	const zip = zipPlugin(folder);
	writeFileSync(path.join(folder, 'plumbline.zip'), zip);
	console.log(`plumbline.zip: ${(zip.length / 1000).toFixed(1)} kB`);
}
