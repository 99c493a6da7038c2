import { mkdir, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { programFile } from '../../testing/built-programs/program-file.ts';
import { renderTest } from '../../testing/local-renderer.ts';
import { localSite, page } from '../../testing/local-site.ts';
import { connectedClient } from '../../testing/mcp-client.ts';
import { enterNewFolder, folder, runCommand } from '../../testing/run-command.ts';
import { stdioTools } from '../../testing/tool-client.ts';

const main = new URL('../../main.ts', import.meta.url);
interface Vite {
	createServer(options: object): Promise<{
		readonly resolvedUrls: { readonly local: readonly string[] } | null;
		listen(): Promise<unknown>;
		close(): Promise<void>;
	}>;
}

/** The console is built with Vite. */
const consoleManifest = new URL('../../../console/package.json', import.meta.url);
let leave: () => void;
beforeAll(() => {
	leave = enterNewFolder();
});
afterAll(() => leave());

const tools = (
	words: readonly string[] = [],
	environment: Readonly<Record<string, string>> = {},
	program = programFile(main),
) => stdioTools({ environment, folder, program, words });

test('an agent works on the database of this machine without a key', async () => {
	await runCommand(['site', 'add', '--domain', 'bakery.example']);
	const { call, client } = await connectedClient(tools());
	const { tools: listed } = await client.listTools();
	expect(Buffer.byteLength(JSON.stringify(listed))).toBeLessThanOrEqual(10_000);
	const sites = await call('list_sites');
	expect(sites.answer.items[0]?.quoted.domain).toBe('bakery.example');
	const audit = await call('audit_html', { html: '<html><body><p>Bread</p></body></html>' });
	expect(audit.answer.items.map(({ rule }) => rule)).toContain('title_tag_used');
});

test('an agent audits servers and files of this machine, but no file outside of its folder', async () => {
	const bread = '<html lang="en"><h1>Bread</h1></html>';
	const site = await localSite({
		'/bread': page(bread),
		'/preview': (request, response) => {
			const isAllowed = request.headers['x-preview'] === 'hunter2';
			response.writeHead(isAllowed ? 200 : 401, { 'content-type': 'text/html' });
			response.end(`<meta name="robots" content="noindex">${bread}`);
		},
	});
	await mkdir(join(folder, 'dist/rye'), { recursive: true });
	await writeFile(
		join(folder, 'dist/index.html'),
		'<!doctype html><html lang="en"><title>Bread</title><a href="/rye/">Rye</a> <a href="/gone">Oat</a></html>',
	);
	await writeFile(join(folder, 'dist/rye/index.html'), '<html lang="en"><h1>Rye</h1></html>');
	const words = ['--root', 'dist', site.url('/'), '--header', 'X-Preview:$TOKEN'];
	const { call, client } = await connectedClient(tools(words, { TOKEN: 'hunter2' }));

	const { answer: onServer } = await call('audit_page', { url: site.url('/bread') });
	expect(onServer.items.map(({ rule }) => rule)).toContain('title_tag_used');
	const { answer: preview } = await call('audit_page', { url: site.url('/preview') });
	expect(preview.quoted.http_status).toBe('200');
	expect(preview.items[0]?.severity).toBe('blocker');
	const staged = await call('audit_page', { url: site.url('/preview'), staging: true });
	expect(staged.answer.items.map(({ severity }) => severity)).not.toContain('blocker');

	const files = { path: 'dist', base_url: 'https://example.com/' };
	const { answer } = await call('audit_files', files);
	expect(answer.provenance).toMatchObject({ pages: 2, complete: true });
	expect(answer.items).toContainEqual(
		expect.objectContaining({ rule: 'internal_links_are_not_broken', pages: 1 }),
	);
	expect(answer.items).toContainEqual(
		expect.objectContaining({ rule: 'title_tag_used', severity: 'error', pages: 1 }),
	);
	const done: number[] = [];
	const onprogress = ({ progress }: { progress: number }) => done.push(progress);
	const urls = [site.url('/bread'), site.url('/')];
	await client.callTool({ name: 'audit_pages', arguments: { urls } }, { onprogress });
	expect(done[0]).toBe(1);

	for (const path of ['../', '/etc/hosts', 'dist/nothing.html']) {
		const refused = await call('audit_files', { path });
		expect([path, refused.result.isError, refused.answer.error.code]).toEqual([
			path,
			true,
			'invalid_arguments',
		]);
	}
});

test('the folders that a client declares are its files, in place of the working directory', async () => {
	const project = join(folder, 'elsewhere');
	await mkdir(project, { recursive: true });
	await writeFile(join(project, 'index.html'), '<html lang="en"><h1>Rye</h1></html>');
	await writeFile(join(folder, 'own.html'), '<html lang="en"><h1>Oat</h1></html>');
	const { call } = await connectedClient(tools(), [project]);
	const { answer } = await call('audit_files', { path: 'index.html' });
	expect(answer.provenance).toMatchObject({ pages: 1 });
	expect((await call('audit_files', { path: 'own.html' })).result.isError).toBe(true);
});

renderTest('a page that scripts draw is judged as people see it, without a setting', async () => {
	const site = await localSite({
		'/': page(
			'<!doctype html><html lang="en"><title>Rye</title><div id="root"></div><script src="/app.js"></script>',
		),
		'/app.js': (_request, response) => {
			response.writeHead(200, { 'content-type': 'text/javascript' });
			response.end('document.querySelector("#root").innerHTML = "<img src=rye.png><p>Rye bread";');
		},
	});
	// The bundle for tests cannot load the driver of browsers.
	const { call } = await connectedClient(tools([], {}, fileURLToPath(main)));
	const { answer } = await call('audit_page', { url: site.url('/'), include_notes: true });
	expect([answer.quoted.scripts_problem, answer.provenance.scripts]).toEqual([null, 'rendered']);
	expect(JSON.stringify(answer.items)).toContain('rye.png');
	const asSent = await call('audit_page', { url: site.url('/'), render: 'never' });
	expect(asSent.answer.provenance).toMatchObject({ scripts: 'not_asked' });
});

test('a Vite dev server and a build of 300 pages are audited without a setting', async () => {
	const source = join(folder, 'app');
	await mkdir(source);
	await writeFile(join(source, 'index.html'), '<html lang="en"><h1>Rye</h1></html>');
	await writeBuild(join(folder, 'build'), 300);
	const { createServer }: Vite = await import(
		String(pathToFileURL(createRequire(consoleManifest).resolve('vite')))
	);
	const vite = await createServer({
		root: source,
		logLevel: 'silent',
		server: { port: 0, host: '127.0.0.1' },
	});
	await vite.listen();
	onTestFinished(() => vite.close());
	const { call, client } = await connectedClient(tools());
	const url = vite.resolvedUrls?.local[0] ?? '';
	const { answer } = await call('audit_page', { url, render: 'never' });
	expect(answer.items.map(({ rule }) => rule)).toContain('title_tag_used');

	const build = { path: 'build', base_url: 'https://example.com/' };
	const { answer: built } = await call('audit_files', build);
	expect(built.provenance).toMatchObject({ pages: 301, complete: true });
	const pagesOf = (rule: string) =>
		built.items.filter((item) => item.rule === rule).map(({ quoted }) => quoted.found);
	expect(pagesOf('files_of_the_page_exist')).toMatchObject([[{ page: 'build/docs/7/index.html' }]]);
	expect(pagesOf('internal_links_are_not_broken')).toMatchObject([
		[{ page: 'build/docs/9/index.html' }],
	]);
	expect(pagesOf('page_is_indexable')).toEqual([]);

	// The client drops those that arrive together with the answer.
	const done: number[] = [];
	const onprogress = ({ progress }: { progress: number }) => done.push(progress);
	await client.callTool({ name: 'audit_files', arguments: build }, { onprogress });
	expect(done.slice(0, 9)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
});

/** A folder as Docusaurus builds it: a folder for each page, 404.html, assets, a sitemap. */
async function writeBuild(place: string, pages: number): Promise<void> {
	const write = async (path: string, text: string) => {
		await mkdir(dirname(join(place, path)), { recursive: true });
		await writeFile(join(place, path), text);
	};
	const html = (title: string, body: string) => `<!doctype html>
<html lang="en" dir="ltr"><head><meta charset="UTF-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title data-rh="true">${title} | Bakery</title><link rel="stylesheet" href="/assets/css/styles.css"><script src="/assets/js/main.js" defer></script></head>
<body><div id="__docusaurus"><nav><a href="/">Bakery</a></nav><main><h1>${title}</h1>${body}</main></div></body></html>`;
	const urls = Array.from({ length: pages }, (_, index) => (index === 0 ? '/' : `/docs/${index}`));
	const faults: Readonly<Record<number, string>> = {
		7: '<img src="/img/gone.png" alt="Rye">',
		9: '<a href="/docs">All loaves</a>',
	};
	await Promise.all([
		...urls.map((url, index) =>
			write(
				join(url, 'index.html'),
				html(
					`Loaf ${index}`,
					`<a href="${urls[(index + 1) % pages]}#__docusaurus">Next</a>${faults[index] ?? ''}`,
				),
			),
		),
		write('404.html', html('Page Not Found', '<p>We could not find it.</p>')),
		write('assets/css/styles.css', 'main { margin: auto }'),
		write('assets/js/main.js', ''),
		write('.nojekyll', ''),
		write(
			'sitemap.xml',
			`<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.map((url) => `<url><loc>https://example.com${url}</loc></url>`).join('')}</urlset>`,
		),
	]);
}

test.each([
	[['mcp', '--server', 'localhost'], '--server: “localhost” is not a URL.'],
	[['mcp', '--server', 'http://127.0.0.1:1'], 'PLUMBLINE_API_KEY is missing.'],
	[['mcp', '--account', 'Nobody'], '--account: there is no “Nobody”.'],
])('%j is refused', async (words, reason) => {
	const { code, errors } = await runCommand(words);
	expect([code, errors]).toEqual([2, expect.stringContaining(reason)]);
});
