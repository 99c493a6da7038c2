import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { unzipSync } from 'fflate';
import { afterEach, expect, test } from 'vitest';
import { zipPlugin } from './zip.ts';

const folders: string[] = [];
afterEach(() => {
	for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

function pluginWith(...files: readonly string[]): string {
	const folder = mkdtempSync(path.join(tmpdir(), 'plumbline-zip-'));
	folders.push(folder);
	for (const file of files) {
		mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
		writeFileSync(path.join(folder, file), `of ${file}`);
	}
	return folder;
}

test('contains the shipped files in one folder, and no sources or tests', () => {
	const folder = pluginWith(
		'plumbline.php',
		'readme.txt',
		'includes/class-a.php',
		'includes/class-a.test.php',
		'tests/bootstrap.php',
		'build/index.js',
		'build/third-party-notices.txt',
		'languages/engine-texts.php',
		'languages/ja.json',
		'languages/plumbline-ja.json',
		'languages/plumbline-ja.l10n.php',
		'src/index.tsx',
		'package.json',
		'node_modules/a/index.js',
	);

	expect(Object.keys(unzipSync(zipPlugin(folder)))).toEqual([
		'plumbline/build/index.js',
		'plumbline/build/third-party-notices.txt',
		'plumbline/includes/class-a.php',
		'plumbline/languages/engine-texts.php',
		'plumbline/languages/plumbline-ja.json',
		'plumbline/languages/plumbline-ja.l10n.php',
		'plumbline/plumbline.php',
		'plumbline/readme.txt',
	]);
});

test('contains a mirrored style sheet only where it differs', () => {
	const folder = pluginWith(
		'build/index.css',
		'build/index-rtl.css',
		'build/overview.css',
		'build/overview-rtl.css',
	);
	for (const name of ['index', 'index-rtl'])
		writeFileSync(path.join(folder, `build/${name}.css`), 'a{inset-inline-start:0}');

	expect(Object.keys(unzipSync(zipPlugin(folder)))).toEqual([
		'plumbline/build/index.css',
		'plumbline/build/overview-rtl.css',
		'plumbline/build/overview.css',
	]);
});

test('produces identical bytes for identical files, regardless of their dates', () => {
	const first = pluginWith('plumbline.php', 'build/index.js');
	const second = pluginWith('build/index.js', 'plumbline.php');
	utimesSync(path.join(second, 'plumbline.php'), 1_000_000_000, 1_000_000_000);

	expect(zipPlugin(second)).toEqual(zipPlugin(first));
});
