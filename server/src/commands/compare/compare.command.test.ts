import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { callCommand } from '../../testing/call-command.ts';
import { folder, runCommand } from '../../testing/run-command.ts';

const page = (title: string) =>
	`<!doctype html><html lang="en"><head>${title}<meta name="description" content="Flour, water, salt.">
<meta name="viewport" content="width=device-width"></head><body><main><h1>How to bake rye bread</h1>
<p>Flour, water, salt and time are all it takes.</p></main></body></html>`;
const good = page('<title>How to bake rye bread at home</title>');
const bad = page('');

for (const [path, html] of [
	['good.html', good],
	['bad.html', bad],
	['old/a.html', bad],
	['old/b.html', good],
	['new/a.html', bad],
	['new/b.html', bad],
] as const) {
	mkdirSync(join(folder, path, '..'), { recursive: true });
	writeFileSync(join(folder, path), html);
}

test('a worse page exits with 1 and is named; a better one exits with 0', async () => {
	const [worse, better] = await Promise.all([
		runCommand(['compare', 'good.html', 'bad.html']),
		runCommand(['compare', 'bad.html', 'good.html']),
	]);
	expect(worse).toMatchObject({ code: 1, errors: '' });
	expect(worse.output).toMatch(/^bad\.html\n {2}Worse than before\n/);
	expect(better.code).toBe(0);
	expect(better.output).toContain('nothing got worse');
});

test('folders are compared by path; a page as bad as before does not fail by itself', async () => {
	const { code, output } = await runCommand(['compare', 'old', 'new', '--format', 'json']);
	expect(code).toBe(1);
	// The command's own output.
	const { pages } = JSON.parse(output) as { pages: { subject: string; worse: unknown[] }[] };
	expect(pages.map(({ subject, worse }) => [subject, worse.length > 0])).toEqual([
		['a.html', false],
		['b.html', true],
	]);
});

test('a saved report is a baseline: only new findings fail', async () => {
	const { output } = await runCommand(['audit', 'old', '--format', 'json', '--fail-on', 'never']);
	writeFileSync(join(folder, 'old.json'), output);
	const against = (subject: string) =>
		runCommand(['audit', subject, '--baseline', 'old.json', '--fail-on-new']);
	const [same, plain] = await Promise.all([against('old'), runCommand(['audit', 'old'])]);
	expect([same.code, plain.code]).toEqual([0, 1]);
	expect(same.errors).toContain('nothing got worse');
	const saved = await runCommand(['compare', 'old.json', 'old.json']);
	expect(saved.code).toBe(0);
});

test('reads a report saved by PowerShell or jq', async () => {
	const { output } = await runCommand(['audit', 'old', '--format', 'json', '--fail-on', 'never']);
	writeFileSync(join(folder, 'utf16.json'), Buffer.from(`\ufeff${output}`, 'utf16le'));
	writeFileSync(join(folder, 'bom.json'), `\ufeff${output.replaceAll('\n', '\r\n')}`);
	writeFileSync(join(folder, 'short.json'), JSON.stringify(JSON.parse(output)));
	for (const name of ['utf16.json', 'bom.json', 'short.json']) {
		expect(await runCommand(['compare', name, 'new', '--format', 'json'])).toMatchObject({
			code: 1,
			errors: '',
			output: expect.stringContaining('b.html'),
		});
	}
});

test.each([
	['nothing', ''],
	['half of one', '{"pages": [{"subject": "a", "audit": ['],
	['another list', '{"sites": [{"subject": "a"}]}'],
	['pages that are none', '{"pages": [1, 2]}'],
	['a page of something else', '{"pages": [{"title": "a"}]}'],
	['bytes', '\u0000\u0001'],
	['much of something else', '[]'.repeat(100_000)],
])('%s is not a report', async (_what, content) => {
	writeFileSync(join(folder, 'none.json'), content);
	const { code, errors } = await runCommand(['compare', 'none.json', 'new']);
	expect(code).toBe(2);
	expect(errors).toContain('“none.json” is not a report. Write one with “plumbline audit');
});

test('a comment for a pull request is Markdown', async () => {
	const { output } = await runCommand(['compare', 'good.html', 'bad.html', '--format', 'markdown']);
	expect(output).toMatch(/^## 1 page · \d+ got worse/);
});

test.each([
	[['compare', 'a'], /Give two things/],
	[['compare', 'x.json', 'y.json'], /“x\.json” cannot be read/],
	[['compare', 'a.html', 'b.html', '--format', 'csv'], /--format: “csv”.*text, json, markdown/],
	[['audit', join(folder, 'good.html'), '--fail-on-new'], /--baseline FILE/],
	[
		['audit', join(folder, 'good.html'), '--baseline', join(folder, 'good.html')],
		/is not a report/,
	],
] as const)('%j says what to do', async (words, message) => {
	const { code, errors } = await callCommand(words);
	expect(code).toBe(2);
	expect(errors).toMatch(message);
});
