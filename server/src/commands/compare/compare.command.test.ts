import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
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

function write(path: string, text: string): void {
	mkdirSync(join(folder, path, '..'), { recursive: true });
	writeFileSync(join(folder, path), text);
}

for (const [path, html] of [
	['good.html', good],
	['bad.html', bad],
	['old/a.html', bad],
	['old/b.html', good],
	['new/a.html', bad],
	['new/b.html', bad],
] as const)
	write(path, html);

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

test('a compact baseline decides like the whole report', async () => {
	const pages = { same: good, worse: good, fixed: bad, bad };
	for (const [name, html] of Object.entries(pages)) write(`grown/${name}.html`, html);
	for (let page = 0; page < 20; page++) write(`grown/more/${page}.html`, good);
	const save = ['--quiet', '--fail-on', 'never', '--save-baseline', 'small.json'];
	await runCommand(['audit', 'grown', ...save, '--output', 'brief.json']);
	await runCommand(['audit', 'grown', '--quiet', '--output', 'whole.json', '--all-rules']);
	const sizeOf = (name: string) => statSync(join(folder, name)).size;
	expect(sizeOf('small.json')).toBeLessThan(sizeOf('whole.json') / 50);
	write('grown/worse.html', bad);
	write('grown/fixed.html', good);
	const [small, brief, whole] = await Promise.all(
		['small.json', 'brief.json', 'whole.json'].map((name) =>
			runCommand(['audit', 'grown', '--quiet', '--baseline', name, '--fail-on-new']),
		),
	);
	expect(whole?.code).toBe(1);
	expect(whole?.errors).toMatch(/worse\.html[\s\S]*fixed\.html|fixed\.html[\s\S]*worse\.html/);
	expect(small).toEqual(whole);
	expect(brief).toEqual(whole);
});

interface Named {
	readonly rule_name: string;
}

test('a rule that the baseline could not check, or did not know, is not worse', async () => {
	write('known/a.html', good);
	const save = ['--quiet', '--fail-on', 'never', '--save-baseline', 'known.json'];
	await runCommand(['audit', 'known', ...save]);
	const { pages: saved, rules } = JSON.parse(readFileSync(join(folder, 'known.json'), 'utf8'));
	const unknown = { rules, pages: [{ ...saved[0], not_checked: ['title_tag_used'] }] };
	const others = rules.filter((rule: Named) => rule.rule_name !== 'title_tag_used');
	expect(others).toHaveLength(rules.length - 1);
	write('known/a.html', bad.replace('<p>', '<p>New '));
	for (const [index, before] of [unknown, { rules: others, pages: saved }].entries()) {
		write(`known-${index}.json`, JSON.stringify(before));
		const words = ['compare', `known-${index}.json`, 'known', '--format', 'json'];
		const { pages } = JSON.parse((await runCommand(words)).output);
		const names = (changes: readonly { readonly rule: Named }[]) =>
			changes.map(({ rule }) => rule.rule_name);
		expect(names(pages[0].firstSeen)).toContain('title_tag_used');
		expect(names(pages[0].worse)).not.toContain('title_tag_used');
	}
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
	expect(errors).toContain(
		'“none.json” is neither a baseline nor a report. Write one with “plumbline audit',
	);
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
		/is neither a baseline nor a report/,
	],
] as const)('%j says what to do', async (words, message) => {
	const { code, errors } = await callCommand(words);
	expect(code).toBe(2);
	expect(errors).toMatch(message);
});
