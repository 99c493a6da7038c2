import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { siteRuleNames } from '@plumbline/core';
import { expect, onTestFinished, test } from 'vitest';
import * as z from 'zod/mini';
import { localSite, page } from '../../testing/local-site.ts';
import { runCommand } from '../../testing/run-command.ts';
import { projectConfigSchema } from './project-config.schema.ts';

function writeConfig(content: unknown, path = 'plumbline.config.json'): void {
	writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
	onTestFinished(() => rmSync(path, { force: true }));
}

test('the published JSON schema lists exactly the settings', async () => {
	const schema = z.toJSONSchema(projectConfigSchema);
	const path = new URL('../../../../docs/plumbline.config.schema.json', import.meta.url);
	expect(JSON.parse(readFileSync(path, 'utf8'))).toEqual(schema);
});

test.each([
	['plumbline.config.json', (config: unknown) => config],
	['package.json', (config: unknown) => ({ name: 'shop', plumbline: config })],
])('a crawl takes its settings from %s, and its options first', async (path, content) => {
	const html = '<!doctype html><html lang="en"><title>T</title><body>';
	const site = await localSite({
		'/': page(`${html}<a href="/blog/a">a</a><a href="/shop">s</a>`),
		'/blog/a': page(html),
		'/shop': page(html),
	});
	const crawl = { start: site.url('/'), include: ['/blog/*'], delay: 0, headers: { 'x-a': '$A' } };
	writeConfig(content({ crawl }), path);
	const environment = { PLUMBLINE_ALLOW_HOSTS: site.host, A: 'b' };
	const run = async (...words: readonly string[]) => {
		await runCommand(['crawl', ...words, '--quiet', '--new'], environment);
		const { output } = await runCommand(['crawl', 'show', '--json']);
		// The command's own output.
		return JSON.parse(output) as { pages: number };
	};
	expect(await run()).toMatchObject({ pages: 2 });
	expect(site.requests.at(-1)?.headers).toMatchObject({ 'x-a': 'b' });
	expect(await run('--include', '/shop')).toMatchObject({ pages: 2 });
	const paths = site.requests.map(({ url }) => url);
	expect(paths.filter((path) => path === '/blog/a' || path === '/shop')).toEqual([
		...['/blog/a', '/shop'],
	]);
});

test('findings that the project ignores are hidden from audits and crawls', async () => {
	const site = await localSite({ '/': page('<!doctype html><html lang="en"><body>Text') });
	const environment = { PLUMBLINE_ALLOW_HOSTS: site.host };
	const found = async () => {
		await runCommand(['crawl', site.url('/'), '--quiet', '--new'], environment);
		const audited = await runCommand(['audit', site.url('/')], environment);
		return audited.output + (await runCommand(['crawl', 'show', '--json'])).output;
	};
	expect((await found()).match(/title_tag_used/g)?.length).toBeGreaterThan(1);
	writeConfig({ ignored: { rules: ['title_tag_used'] } });
	expect(await found()).not.toContain('title_tag_used');
});

test.each([
	[{ crawl: { dept: 3 } }, 'there is no setting “crawl.dept”'],
	[{ crawl: { depth: 'three' } }, '“crawl.depth” has a value that is not allowed'],
	['{', 'cannot be read'],
])('%j is refused', async (content, message) => {
	writeConfig(content);
	const { code, errors } = await runCommand(['crawl', 'https://example.com/']);
	expect(code).toBe(2);
	expect(errors).toContain(message);
});

const html = '<!doctype html><html lang="en"><body><h1>Rye</h1><p>Text';

function writePages(...names: readonly string[]): void {
	mkdirSync('pages');
	for (const name of names) writeFileSync(`pages/${name}`, html);
	onTestFinished(() => rmSync('pages', { recursive: true }));
}

test('an audit takes severities, rules that are off, limits and budgets from the file', async () => {
	writePages('a.html', 'b.html');
	const audited = () => runCommand(['audit', 'pages']);
	expect(await audited()).toMatchObject({ code: 1 });
	const severities = { title_tag_used: 'note', viewport_tag_used: 'off' };
	writeConfig({ severities, failOn: 'note' });
	expect(await audited()).toMatchObject({ code: 1 });
	writeConfig({ severities });
	const lowered = await audited();
	expect(lowered.code).toBe(0);
	expect(lowered.output).not.toContain('viewport_tag_used');
	writeConfig({ severities, budgets: { note: 1, score: 100 } });
	const { code, errors } = await audited();
	expect(code).toBe(1);
	expect(errors).toMatch(/The budget “note” allows 1 in all; there are \d+\./);
	writeConfig({ severities: { title_tag_uesd: 'off' } });
	expect((await audited()).errors).toContain('there is no rule “title_tag_uesd”');
});

test('ignored findings stay hidden, with their reason, until their last day', async () => {
	writePages('a.html');
	writeConfig({ geo: 'jp' });
	const ignore = (...words: readonly string[]) =>
		runCommand(['ignore', 'title_tag_used', ...words, '--reason', 'A draft.']);
	expect(await ignore('pages', '--until', '2999-12-31')).toMatchObject({
		code: 0,
		output: expect.stringContaining('1 finding of title_tag_used is hidden until 2999-12-31'),
	});
	expect((await runCommand(['audit', 'pages'])).output).not.toContain('title_tag_used');
	const { geo, ignored } = JSON.parse(readFileSync('plumbline.config.json', 'utf8'));
	expect(geo).toBe('jp');
	expect(ignored.findings).toEqual([
		expect.objectContaining({ rule: 'title_tag_used', id: expect.any(String), reason: 'A draft.' }),
	]);
	writeConfig({ ignored: { findings: [{ ...ignored.findings[0], until: '2026-01-31' }] } });
	expect((await runCommand(['audit', 'pages'])).output).toContain('title_tag_used');
	const again = await ignore('--pages', 'pages', '--json');
	expect(JSON.parse(again.output)).toMatchObject([{ id: ignored.findings[0].id }]);
	expect(await runCommand(['ignore', 'title_tag_used'])).toMatchObject({
		code: 2,
		errors: expect.stringContaining('--reason is missing'),
	});
});

const ownRule = `{
	name: 'flour_is_named', group: 'content', risk: 'low', difficulty: 'easy', impact: 1,
	class: 'convention', severity: 'warning', audience: 'writer', needs: [], supersededBy: [],
	evidence: { url: 'https://example.com/', says: 'Name it.', checked: '2026-11-25' },
	reads: ['headings'], mayRead: [], noteMessages: [], many: null,
	title: 'The flour is named', why: 'Bakers ask.', fix: 'Name it.',
	messages: { unnamed: 'No flour in “{text}”' },
	run: ({ headings }: { headings: { text: string; node: number }[] }) => ({
		occurrences: headings.map(({ text, node }) => ({ message: 'unnamed', values: { text }, nodes: [node] })),
	}),
}`;

test('rules of the project run on one page and in threads', async () => {
	writePages('a.html', 'b.html');
	const path = 'plumbline.config.ts';
	writeFileSync(path, `export default { ownRules: [${ownRule}] };`);
	onTestFinished(() => rmSync(path));
	const [one, many] = await Promise.all([
		runCommand(['audit', 'pages/a.html', '--rules', 'flour_is_named']),
		runCommand(['audit', 'pages', '--rules', 'flour_is_named', '--fail-on', 'warning']),
	]);
	expect(one.output).toContain('No flour in “Rye”');
	expect(many.output.match(/No flour in “Rye”/g)).toHaveLength(2);
	expect(many.code).toBe(1);
	expect(await runCommand(['ignore', 'flour_is_named', '--reason', 'A draft.'])).toMatchObject({
		code: 2,
		errors: expect.stringContaining('The settings of this project are in plumbline.config.ts'),
	});
	writeConfig({});
	expect((await runCommand(['audit', 'pages'])).errors).toContain('There are two configurations');
});

test('a program that imports a package that is not installed says how to install it', async () => {
	writeConfig("import '@rye/missing'; export default {};", 'plumbline.config.js');
	expect((await runCommand(['audit', 'pages'])).errors).toMatch(/@rye\/missing.*npm install/);
});

interface Audited {
	readonly audit: readonly {
		readonly rule_name: string;
		readonly severity: string;
		readonly status: string;
		readonly superseded: boolean;
	}[];
}

test('a crawl takes severities, rules and budgets as an audit of its page does', async () => {
	const site = await localSite({ '/': page(html) });
	const environment = { PLUMBLINE_ALLOW_HOSTS: site.host };
	const run = (...words: readonly string[]) => runCommand(words, environment);
	const path = 'plumbline.config.mjs';
	const severities = { title_tag_used: 'note', viewport_tag_used: 'off' };
	// Without the types, which only TypeScript knows.
	const rule = ownRule.replace(': { headings: { text: string; node: number }[] }', '');
	const broken = `{ ...${rule}, name: 'always_breaks', run() { throw new Error('It is broken.'); } }`;
	const settings = { severities, failOn: 'warning', budgets: { note: 1 } };
	writeFileSync(
		path,
		`export default { ...${JSON.stringify(settings)}, ownRules: [${rule}, ${broken}] };`,
	);
	onTestFinished(() => rmSync(path, { force: true }));

	async function auditedBy(...words: readonly string[]) {
		const { code, output, errors } = await run(
			'audit',
			site.url('/'),
			...words,
			'--format',
			'json',
		);
		// The command's own output.
		const { pages } = JSON.parse(output) as { readonly pages: readonly Audited[] };
		const found = pages[0]?.audit.filter(
			({ status, superseded }) => status === 'failed' && !superseded,
		);
		return { code, errors, found: found?.map((one) => `${one.rule_name} ${one.severity}`) };
	}
	const alone = await auditedBy();
	expect(alone.found).toContain('title_tag_used note');
	expect(alone.found).toContain('flour_is_named warning');
	expect(alone).toMatchObject({ code: 1, errors: expect.stringContaining('The budget “note”') });
	expect(alone.errors).toContain('the rule always_breaks could not be run');

	const isOwn = (one: string) => !siteRuleNames.includes(one.split(' ')[0] ?? '');
	const inSite = await auditedBy('--crawl', '5', '--delay', '0');
	expect(inSite.found?.filter(isOwn)).toEqual(alone.found);

	const crawled = await run('crawl', site.url('/'), '--delay', '0');
	expect(crawled).toMatchObject({ code: 1, errors: alone.errors });
	expect(crawled.output).toContain('No flour in “Rye”');
	// Showing the crawl does not need the file.
	rmSync(path);
	await run('crawl', 'show', '--tables', 'tables', '--format', 'ndjson', '--output', 'report.html');
	onTestFinished(() => rmSync('tables', { recursive: true }));
	onTestFinished(() => rmSync('report.html'));
	const lines = readFileSync('tables/findings.ndjson', 'utf8').trim().split('\n');
	// The command's own output.
	const found = lines.map(
		(line) => JSON.parse(line) as { rule: string; severity: string; message: string },
	);
	const names = new Set(found.map(({ rule: name, severity }) => `${name} ${severity}`));
	expect([...names].filter(isOwn).toSorted()).toEqual(alone.found?.toSorted());
	expect(found.map(({ message }) => message)).toContain('No flour in “Rye”');
	expect(readFileSync('report.html', 'utf8')).toContain('No flour in “Rye”');
	const [, id = ''] = crawled.output.match(/^Crawl (\d+)/) ?? [];
	expect(await run('crawl-worker', id)).toMatchObject({
		code: 2,
		errors: expect.stringContaining('has the rule “flour_is_named” of its project'),
	});
});
