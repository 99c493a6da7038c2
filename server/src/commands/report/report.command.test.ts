import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { runCommand } from '../../testing/run-command.ts';

test('a report is printed, or written as a file in the look of the account', async () => {
	await runCommand(['demo']);
	const report = (...words: string[]) =>
		runCommand(['report', '--site', 'bakery.example', '--search-engine', 'google_us', ...words]);
	const { output } = await report();
	expect(output).toMatch(/^[\d,]+ clicks from Google · United States, [+-]/);
	expect(output).toContain('\n\nDid it work\n  ? ');

	const folder = await mkdtemp(join(tmpdir(), 'report-'));
	const logo = join(folder, 'logo.png');
	await writeFile(logo, 'not really a picture');
	const look = (...words: string[]) => runCommand(['report', 'look', ...words]);
	await look('--name', 'Ada & Co', '--logo', logo, '--color', '#ffee00');
	const path = join(folder, 'report.html');
	await report('--output', path, '--locale', 'ja');
	const file = await readFile(path, 'utf8');
	expect(file).toContain('<html lang="ja">');
	expect(file).toContain('Ada &amp; Co');
	expect(file).toContain('src="data:image/png;base64,');
	expect(file).not.toContain('light-dark(#ffee00');

	expect(await look('--color', 'red;}')).toMatchObject({ code: 2 });
	expect(await look('--logo', join(folder, 'none.png'))).toMatchObject({ code: 2 });
	await writeFile(join(folder, 'logo.svg'), '<svg onload="alert(1)"/>');
	expect((await look('--logo', join(folder, 'logo.svg'))).errors).toContain(
		'PNG, JPEG, WebP or GIF',
	);
	expect((await report('--output', 'report.pdf')).errors).toContain('should end in .html');
});
