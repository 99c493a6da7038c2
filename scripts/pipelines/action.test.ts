import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { type Comment, fakeGithub } from './fake-github.ts';
import { runAction } from './local-action.ts';

const command = `${process.execPath} ${path.resolve(import.meta.dirname, '../../server/src/main.ts')}`;
const token = 'ghs_0123456789';

const page = (head: string) =>
	`<!doctype html><html lang="en"><head>${head}<meta name="viewport" content="width=device-width"></head>
<body><main><h1>Rye bread</h1><p>Flour, water, salt and a long night.</p></main></body></html>`;
const good = page('<title>Rye bread from our oven</title>');
const titleless = page('');

type Values = Readonly<Record<string, string>>;

/** A checkout of an example site. */
async function site(comments: Comment[], given = token) {
	const folder = mkdtempSync(path.join(tmpdir(), 'plumbline-action-'));
	onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
	const file = (name: string) => path.join(folder, name);
	mkdirSync(file('public'));
	writeFileSync(file('event.json'), JSON.stringify({ pull_request: { number: 7 } }));
	const env = {
		GITHUB_API_URL: await fakeGithub(token, comments),
		GITHUB_EVENT_PATH: file('event.json'),
		GITHUB_REPOSITORY: 'baker/site',
		GITHUB_STEP_SUMMARY: file('summary.md'),
		DATABASE_URL: `sqlite:${file('plumbline.db')}`,
	};
	const run = (
		event: 'push' | 'pull_request',
		html: string,
		more: { readonly inputs?: Values; readonly env?: Values } = {},
	) => {
		writeFileSync(file('public/index.html'), html);
		writeFileSync(file('summary.md'), '');
		const all = { target: 'public', token: given, command, ...more.inputs };
		return runAction({ folder, event, env: { ...env, ...more.env }, inputs: all });
	};
	return { run, file, read: (name: string) => readFileSync(file(name), 'utf8') };
}

// In ms: each run starts the command.
const enough = 120_000;

test('the action fails on what got worse, in one comment that it updates', {
	timeout: enough,
}, async () => {
	const stranger: Comment = { id: 1, body: '<!-- plumbline --> mine', user: { type: 'User' } };
	const comments: Comment[] = [stranger];
	const { file, read, run } = await site(comments);

	expect(await run('push', good)).toBe(0);
	expect(existsSync(file('.plumbline/baseline.json'))).toBe(true);
	expect(comments).toHaveLength(1);

	expect(await run('pull_request', titleless)).toBe(1);
	expect(comments).toHaveLength(2);
	expect(comments[1]?.body).toMatch(
		/^<!-- plumbline -->[\s\S]*Worse than before\s+The page has no title/,
	);
	expect(comments[1]?.body).toContain('title_tag_used');
	expect(read('summary.md')).toContain('The page has no title');
	const { results } = JSON.parse(read('.plumbline/findings.sarif')).runs[0];
	const found = results.find(({ ruleId }: { ruleId: string }) => ruleId === 'title_tag_used');
	expect(found.locations[0].physicalLocation.artifactLocation.uri).toBe('public/index.html');

	expect(await run('pull_request', good)).toBe(0);
	expect(comments).toHaveLength(2);
	expect(comments[1]?.body).not.toContain('The page has no title');
	expect(stranger.body).toBe('<!-- plumbline --> mine');
});

test('a pull request without a baseline passes with a warning, or fails on request', {
	timeout: enough,
}, async () => {
	const { run } = await site([]);
	expect(await run('pull_request', titleless)).toBe(0);
	expect(await run('pull_request', titleless, { inputs: { 'require-baseline': 'true' } })).toBe(1);
});

test('with a build, a pull request is compared with its base, built anew', {
	timeout: enough,
}, async () => {
	const { file, run } = await site([]);
	const git = (...words: readonly string[]) =>
		execFileSync('git', words, { cwd: file('.'), encoding: 'utf8' }).trim();
	const commit = (html: string) => {
		writeFileSync(file('source.html'), html);
		git('add', 'source.html');
		git('-c', 'user.name=Baker', '-c', 'user.email=baker@example.com', 'commit', '-qm', 'Bake');
	};
	git('init', '-q');
	commit(titleless);
	commit(titleless.replace('Rye', 'Wheat'));
	git('remote', 'add', 'origin', file('.'));
	const inputs = { build: 'mkdir -p public && cp source.html public/index.html' };
	const head = () => ({ GITHUB_SHA: git('rev-parse', 'HEAD') });

	expect(await run('pull_request', titleless, { inputs, env: head() })).toBe(0);
	commit(good);
	commit(titleless);
	expect(await run('pull_request', titleless, { inputs, env: head() })).toBe(1);
	expect(existsSync(file('.plumbline/base'))).toBe(false);
});

test('old faults do not fail the action, and neither does a token without rights', {
	timeout: enough,
}, async () => {
	const comments: Comment[] = [];
	const { run } = await site(comments, 'wrong');
	expect(await run('push', titleless)).toBe(0);
	expect(await run('pull_request', titleless)).toBe(0);
	expect(comments).toEqual([]);
});

test('an audit that cannot start fails', { timeout: enough }, async () => {
	const { file, run } = await site([]);
	rmSync(file('public'), { recursive: true });
	mkdirSync(file('public'));
	expect(await run('push', good)).toBe(0);
	rmSync(file('.plumbline/baseline.json'));
	writeFileSync(file('.plumbline/baseline.json'), 'no report');
	expect(await run('pull_request', good)).toBe(2);
});
