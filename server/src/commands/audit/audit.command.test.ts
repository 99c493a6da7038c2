import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { callCommand } from '../../testing/call-command.ts';
import { localSite, page } from '../../testing/local-site.ts';
import { folder, runCommand } from '../../testing/run-command.ts';

const good = `<!doctype html><html lang="en"><head><title>How to bake sourdough bread at home</title>
<meta name="description" content="Flour, water, salt and time."><meta name="viewport" content="width=device-width">
</head><body><main><h1>How to bake sourdough bread</h1><p>Flour, water, salt and time are all it takes.</p></main></body></html>`;
const bad = '<!doctype html><html lang="en"><head></head><body><p>Flour</p></body></html>';

mkdirSync(join(folder, 'site/deep'), { recursive: true });
mkdirSync(join(folder, 'empty'));
mkdirSync(join(folder, 'site.json'));
writeFileSync(join(folder, 'good.html'), good);
writeFileSync(join(folder, 'bad.html'), bad);
writeFileSync(join(folder, 'site/index.html'), good);
writeFileSync(join(folder, 'site/deep/page.htm'), bad);
writeFileSync(join(folder, 'site/notes.txt'), 'no page');

test('a good file exits with 0, a bad one with 1', async () => {
	const [fine, failing] = await Promise.all([
		runCommand(['audit', 'good.html']),
		runCommand(['audit', 'bad.html']),
	]);
	expect(fine).toMatchObject({ code: 0, errors: '' });
	expect(fine.output).toMatch(/^good\.html .*rule set us 20\d\d\.\d\d/);
	expect(failing.code).toBe(1);
	expect(failing.output).toContain('title_tag_used');
});

test('a synonym counts for its keyword, and a synonym without a keyword is refused', async () => {
	const keyword = [
		'audit',
		'good.html',
		'--rules',
		'one_keyword_title_tag',
		'--notes',
		'--keyword',
	];
	const missing = await runCommand([...keyword, 'loaf']);
	expect(missing.output).toContain('one_keyword_title_tag');
	const found = await runCommand([...keyword, 'loaf', '--synonym', 'sourdough bread']);
	expect(found.output).not.toContain('one_keyword_title_tag');
	const refused = await runCommand([...keyword, 'loaf', '--synonym', 'roll=bun']);
	expect(refused).toMatchObject({ code: 2, output: '' });
	expect(refused.errors).toMatch(/--synonym: .*not one of the keywords/);
});

test('the language of the text can be named', async () => {
	const command = ['audit', 'good.html', '--text-language'];
	expect((await runCommand([...command, 'pt-BR'])).output).toContain('Portuguese');
	expect((await runCommand([...command, 'Portuguese'])).errors).toContain('--text-language');
});

test('a folder is audited with everything in it, in order, with a total', async () => {
	const { output } = await runCommand(['audit', 'site', '--fail-on', 'never', '--notes']);
	expect(output.indexOf('deep/page.htm')).toBeLessThan(output.indexOf('site/index.html'));
	expect(output).toMatch(/^2 pages/m);
	expect(output).not.toContain('notes.txt');
});

test('standard input is audited, in the encoding it declares', async () => {
	const { output, code } = await runCommand(['audit', '-', '--format', 'json'], { input: good });
	expect(code).toBe(0);
	expect(JSON.parse(output).pages[0]).toMatchObject({
		subject: '(standard input)',
		score: expect.any(Number),
	});
});

test('a URL is fetched through the same guard as on the server', async () => {
	const { host, url } = await localSite({ '/': page(bad) });
	writeFileSync(join(folder, 'hosts.txt'), url('/'));
	// Somebody else may have written the list.
	const refused = await runCommand(['audit', '--list', 'hosts.txt']);
	expect(refused).toMatchObject({ code: 2, output: '' });
	expect(refused.errors).toMatch(/^plumbline: http:.* PLUMBLINE_ALLOW_HOSTS.*\n$/);
	const words = ['audit', '--list', 'hosts.txt', '--delay', '0'];
	const allowed = await runCommand(words, { PLUMBLINE_ALLOW_HOSTS: host });
	expect(allowed.code).toBe(1);
	expect(allowed.output).toContain('title_tag_used');
});

test.each([
	['json', (output: string) => JSON.parse(output).pages.length === 2],
	['csv', (output: string) => output.includes('page,rule_name')],
	['sarif', (output: string) => JSON.parse(output).version === '2.1.0'],
	['junit', (output: string) => output.startsWith('<?xml')],
	['markdown', (output: string) => output.startsWith('**2 pages · ')],
] as const)('%s comes as one document', async (format, isRight) => {
	const { output } = await runCommand(['audit', 'good.html', 'bad.html', '--format', format]);
	expect(isRight(output)).toBe(true);
});

test('rules can be chosen and ignored, and an ignored rule does not affect the exit code', async () => {
	const ignored = await runCommand([
		'audit',
		'bad.html',
		'--rules',
		'title_tag_used',
		'--ignore',
		'title_tag_used',
	]);
	expect(ignored.code).toBe(0);
	const only = await runCommand([
		'audit',
		'bad.html',
		'--rules',
		'title_tag_used',
		'--format',
		'json',
	]);
	expect(JSON.parse(only.output).pages[0].audit).toHaveLength(1);
	expect(only.code).toBe(1);
});

test('texts come in Japanese', async () => {
	const { output } = await runCommand(['audit', 'bad.html', '--locale', 'ja', '--geo', 'jp']);
	expect(output).toMatch(/[\u3040-\u30ff]/);
});

test.each([
	[['audit'], /What should be audited/],
	[['audit', 'nowhere.html'], /“nowhere\.html” is not a file or folder/],
	[['audit', join(folder, 'empty')], /contains no \.html/],
	[['audit', 'good.html', '--geo', 'zz'], /--geo: “zz”/],
	[['audit', 'good.html', '--format', 'pdf'], /--format: .*Allowed: text, json/],
	[['audit', 'good.html', '--fail-on', 'all'], /--fail-on: .*Allowed: error/],
	[['audit', 'good.html', '--locale', 'jp'], /--locale: .*“jp”\. Allowed: en, ja/],
	[['audit', 'good.html', '--rule-set', '1999'], /--rule-set: .*Allowed: 20/],
	[['audit', 'good.html', '--ignore', 'no_such_rule'], /--ignore: there is no rule/],
	[['audit', '--colour'], /--colour.*plumbline audit --help/],
	[['frobnicate'], /There is no command “frobnicate”/],
])('%j exits with 2 and one line that says what to do', async (words, message) => {
	const { code, output, errors } = await callCommand(words);
	expect({ code, output }).toEqual({ code: 2, output: '' });
	expect(errors).toMatch(message);
	expect(errors.trimEnd()).not.toContain('\n');
});

test('a file that cannot be audited is named, and the others are audited', async () => {
	writeFileSync(join(folder, 'huge.html'), Buffer.alloc(15 * 1024 * 1024 + 1, 32));
	const { code, output, errors } = await runCommand(['audit', 'huge.html', 'bad.html']);
	expect(code).toBe(2);
	expect(errors).toBe('plumbline: huge.html: It is larger than 15 MB.\n');
	expect(output).toContain('title_tag_used');
});

test('one run writes reports in several formats', async () => {
	const files = ['report.sarif', 'report.json', 'report.md', 'report.xml'];
	const words = ['audit', 'bad.html', '--quiet', ...files.flatMap((file) => ['--output', file])];
	const { output, errors } = await runCommand(words);
	expect([output, errors]).toEqual(['', '']);
	const [sarif = '', json = '', markdown, junit] = files.map((file) =>
		readFileSync(join(folder, file), 'utf8'),
	);
	expect(JSON.parse(sarif)).toMatchObject({ version: '2.1.0' });
	expect(JSON.parse(json).pages).toHaveLength(1);
	expect(markdown).toContain('| ');
	expect(junit).toContain('<testsuite');
});

test.each([
	['report.pdf', 'names no format'],
	['nowhere/report.json', 'cannot be written'],
	['site.json', 'is a folder'],
])('the output file %s is refused', async (file, reason) => {
	const { code, errors } = await runCommand(['audit', 'bad.html', '--output', file]);
	expect([code, errors]).toEqual([2, expect.stringContaining(reason)]);
});

test.each([
	['empty.html', '', 'It is empty.'],
	['page.json', '{}', 'It is JSON, not HTML.'],
])('%s is not a page with nothing to fix', async (file, content, reason) => {
	writeFileSync(join(folder, file), content);
	const { code, errors, output } = await runCommand(['audit', file]);
	expect({ code, errors, output }).toEqual({
		code: 2,
		errors: `plumbline: ${file}: ${reason}\n`,
		output: '',
	});
});

test('a long audit reports its progress', async () => {
	mkdirSync(join(folder, 'many'));
	for (let count = 0; count < 30; count++) writeFileSync(join(folder, `many/${count}.html`), good);
	const { errors, output } = await runCommand(['audit', 'many']);
	expect(errors).toContain('30 of 30 pages');
	expect(output).toMatch(/^30 pages/m);
});

test('findings listed in an --ignored file are left out and do not fail the audit', async () => {
	writeFileSync(join(folder, 'ignored.json'), JSON.stringify({ rules: ['title_tag_used'] }));
	const words = ['audit', 'bad.html', '--rules', 'title_tag_used', '--ignored'];
	const heeded = await runCommand([...words, 'ignored.json']);
	expect(heeded).toMatchObject({ code: 0 });
	const wrong = await runCommand([...words, 'bad.html']);
	expect(wrong).toMatchObject({ code: 2 });
	expect(wrong.errors).toContain('--ignored');
});

test.each([
	[['--rules', 'title-tag-usd'], 'no rule “title-tag-usd”. Did you mean “title_tag_used”?'],
	[['--ignore', 'nothing_like_it'], 'no rule “nothing_like_it”. “plumbline rules” lists them.'],
	[['--baseline', 'none.json'], '“none.json” cannot be read: there is no such file or folder.'],
	[['--save-baseline', 'nowhere/a.json'], '--save-baseline: “nowhere/a.json” cannot be written'],
])('%j is refused with what helps', async (words, sentence) => {
	const { code, errors } = await runCommand(['audit', 'good.html', ...words]);
	expect([code, errors]).toEqual([2, expect.stringContaining(sentence)]);
});

test('grouped by finding, a page has its path from here', async () => {
	const { output } = await runCommand(['audit', join(folder, 'bad.html'), '--by', 'finding']);
	expect(output).toContain('    bad.html\n');
	expect(output).not.toContain(folder);
});

test('a rendered page is compared with the HTML that the server sent', async () => {
	writeFileSync(
		join(folder, 'raw.html'),
		good.replace('<meta ', '<meta name="robots" content="noindex"><meta '),
	);
	const { code, output } = await runCommand(['audit', 'good.html', '--served', 'raw.html']);
	expect(code).toBe(1);
	expect(output).toContain('indexing_tags_same_after_render');
	expect(output).toContain('noindex');
});

test.each([
	[['site', '--served', 'good.html'], 'needs one file'],
	[['https://example.com/', '--served', 'good.html'], 'needs one file'],
	[
		['good.html', '--served', 'nowhere.html'],
		'“nowhere.html” cannot be read: there is no such file or folder.',
	],
])('%j explains how to pass the HTML that the server sent', async (words, sentence) => {
	const { code, errors } = await runCommand(['audit', ...words]);
	expect(code).toBe(2);
	expect(errors).toContain(sentence);
});
