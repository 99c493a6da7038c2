import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { expect, onTestFinished, test } from 'vitest';
import * as z from 'zod/mini';
import { localSite, page } from '../../testing/local-site.ts';
import { runCommand } from '../../testing/run-command.ts';
import { projectConfigSchema } from './project-config.schema.ts';

function writeConfig(content: unknown, path = 'plumbline.config.json'): void {
	writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
	onTestFinished(() => rmSync(path));
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
	expect(site.requests.at(-1)?.url).toBe('/shop');
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
