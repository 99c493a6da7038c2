import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
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

describe('a glob', () => {
	const site = mkdtempSync(join(tmpdir(), 'plumbline-globs-'));
	afterAll(() => rmSync(site, { recursive: true }));
	for (const path of [
		'a.html',
		'b.txt',
		'blog/c.html',
		'blog/node_modules/d.html',
		'.next/e.html',
	]) {
		mkdirSync(join(site, path, '..'), { recursive: true });
		writeFileSync(join(site, path), '');
	}
	writeFileSync(join(site, 'blog/[slug].html'), '');

	it.each([
		['*.html', ['a.html']],
		['**/*.html', ['a.html', 'blog/[slug].html', 'blog/c.html']],
		['{a,b}.*', ['a.html', 'b.txt']],
		['bl*', ['blog/[slug].html', 'blog/c.html']],
		['.next/*.html', ['.next/e.html']],
		['blog/[slug].html', ['blog/[slug].html']],
	])('%j names pages on every system', async (pattern, paths) => {
		expect(await findInputs([join(site, pattern)])).toEqual(
			paths.map((path) => ({ kind: 'file', path: join(site, path) })),
		);
	});

	it('that matches nothing is an error', async () => {
		await expect(findInputs([join(site, '*.xhtml')])).rejects.toThrow('matches no file');
	});
});
