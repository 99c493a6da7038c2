import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';

const root = path.resolve(import.meta.dirname, '../..');

test('a dry run of the release lists every artefact with its size, checksum and licenses, and lints them all', async () => {
	test.setTimeout(300_000);
	const program = path.join(root, 'scripts/release.ts');
	const { stdout } = await promisify(execFile)(process.execPath, [program, 'dry-run'], {
		cwd: root,
	});
	for (const file of artefacts)
		expect(stdout).toMatch(new RegExp(`${file}\\n +[\\d.]+ kB, sha256 [0-9a-f]{64}\\n +\\S`));
	const lints = [...stdout.matchAll(/^([✓✗]) (?!build of)(.+)$/gm)].map(([line]) => line);
	expect(lints).toEqual([
		'✓ licenses in every artefact',
		'✓ publint',
		'✓ “Are the types wrong?”',
		'✓ addons-linter',
		'✓ rules of Plugin Check',
		'✓ Dockerfile',
	]);
});

const artefacts = [
	String.raw`build/plumbline-core-\d\S+\.tgz`,
	String.raw`build/plumbline-server-\d\S+\.tgz`,
	String.raw`build/plumbline-cli-\d\S+\.tgz`,
	String.raw`extension/\.output/plumbline-\d\S+-chrome\.zip`,
	String.raw`extension/\.output/plumbline-\d\S+-firefox\.zip`,
	String.raw`wordpress-plugin/plumbline\.zip`,
	String.raw`docs/\.vitepress/dist`,
];
