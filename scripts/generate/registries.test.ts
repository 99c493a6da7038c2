import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { versionFiles } from './registries.ts';

const workspace = path.resolve(import.meta.dirname, '../..');
const root = mkdtempSync(path.join(tmpdir(), 'version-'));
afterAll(() => rmSync(root, { recursive: true }));

test('every place follows the version of the root package.json', () => {
	for (const [file] of versionFiles(workspace)) {
		cpSync(path.join(workspace, file), path.join(root, file), { recursive: true });
	}
	writeFileSync(path.join(root, 'package.json'), '{ "version": "7.8.9" }');

	const files = new Map(versionFiles(root));

	expect(files.get('wordpress-plugin/plumbline.php')).toContain('Version:           7.8.9\n');
	expect(files.get('wordpress-plugin/readme.txt')).toContain('Stable tag: 7.8.9\n');
	expect(files.get('core/package.json')).toContain('"version": "7.8.9"');
});
