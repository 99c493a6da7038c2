import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { findInputs } from './find-inputs.ts';

const folder = mkdtempSync(join(tmpdir(), 'plumbline-inputs-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('finds pages in a folder even if their names are in capitals', async () => {
	mkdirSync(join(folder, 'old'));
	const pages = ['INDEX.HTML', 'About.Htm', 'old/PAGE.HTM', 'old/feed.XHTML', 'plain.html'];
	for (const name of [...pages, 'NOTES.TXT', 'README.HTML.BAK']) {
		writeFileSync(join(folder, name), '');
	}
	const inputs = await findInputs([folder]);
	expect(inputs).toEqual(
		pages
			.map((name) => join(folder, name))
			.sort()
			.map((path) => ({ kind: 'file', path })),
	);
});
