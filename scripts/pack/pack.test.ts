import { execFile } from 'node:child_process';
import { once } from 'node:events';
import {
	cpSync,
	existsSync,
	globSync,
	mkdirSync,
	mkdtempSync,
	readdirSync,
	readFileSync,
	rmSync,
	statSync,
	writeFileSync,
} from 'node:fs';
import { createServer as createHttpServer } from 'node:http';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { createPackageFromTarballData } from '@arethetypeswrong/core';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { stdioTools, toolClient } from '../../server/src/testing/tool-client.ts';
import { build } from '../build-packages.ts';
import { createImage } from '../image/run-image.ts';
import { publishPackages } from '../release/publish-packages.ts';
import { npmProgram } from '../run/programs.mjs';
import { installNpmPackages } from './install-npm-packages.ts';
import { openViteExample } from './open-vite-example.ts';
import { runProgram, startProgram } from './run-program.ts';

// In ms: starting programs takes long on a busy machine.
vi.setConfig({ testTimeout: 90_000 });
const installMs = 180_000;
const compiler = path.resolve(import.meta.dirname, '../node_modules/typescript/bin/tsc');
const typeRoots = path.resolve(import.meta.dirname, '../node_modules/@types');
const { version }: { readonly version: string } = JSON.parse(
	readFileSync(path.resolve(import.meta.dirname, '../../package.json'), 'utf8'),
);
const plumbline = 'node_modules/.bin/plumbline';
const page = '<!doctype html><html lang="ja"><head></head><body><p>小麦粉と水。</p></body></html>';

const root = path.resolve(import.meta.dirname, '../..');
const outside = mkdtempSync(path.join(tmpdir(), 'plumbline-installed-'));
const folder = path.join(outside, 'app');
/** Where the command is alone, without the server. */
const light = path.join(outside, 'light');
for (const made of [folder, light]) mkdirSync(made);
const packed = path.join(root, 'build');
let tarballs: readonly string[];

/** The oldest Node that we support exists as a package for Linux on x64. */
const oldest = path.resolve(import.meta.dirname, '../node_modules/node-22/bin/node');
const nodes = [
	['24', process.execPath],
	...(existsSync(oldest) ? [['22', oldest] as const] : []),
] as const;

beforeAll(async () => {
	await build('packages');
	tarballs = globSync('*.tgz', { cwd: packed }).map((file) => path.join(packed, file));
	await installNpmPackages(folder, tarballs);
	await installNpmPackages(
		light,
		tarballs.filter((file) => path.basename(file).startsWith('plumbline-cli-')),
	);
	cpSync(path.resolve(import.meta.dirname, '../../examples'), folder, { recursive: true });
}, 2 * installMs);
afterAll(() => rmSync(outside, { recursive: true, force: true }));

test('the packages contain their license and all they need to run, but no sources or tests', () => {
	const contents = tarballs.map((file) =>
		createPackageFromTarballData(readFileSync(file))
			.listFiles()
			.map((name) => name.replace(/^\/node_modules\/@plumbline\/\w+\//, '')),
	);
	const wanted =
		/^(LICENSE|README\.md|package\.json|plumbline\.js|comment\.js|dist\/.+\.js|dist\/.+\.d\.ts|dist\/third-party-notices\.txt|sample\/.+\.html|console\/build\/.+)$/;
	const unwanted = /fixture|ordinary-page|\btest/;
	for (const files of contents) {
		expect(files).toEqual(expect.arrayContaining(['LICENSE', 'README.md']));
		expect(files.filter((file) => !wanted.test(file) || unwanted.test(file))).toEqual([]);
	}
});

test('npx starts the command, and the one that comments', async () => {
	const npx = async (...words: readonly string[]) => {
		const { command, firstArgs } = npmProgram('npx');
		const args = [...firstArgs, '--no-install', '@plumbline/cli', ...words];
		const { stderr, stdout } = await promisify(execFile)(command, args, { cwd: folder });
		return `${stdout}${stderr}`;
	};
	expect(await npx('--version')).toContain(version);
	expect(await npx('comment', 'changes.txt', 'report.md')).toContain('no pull or merge request');
});

test('the bundle for desktop clients serves the tools as its manifest says', async () => {
	const place = path.join(outside, 'bundle');
	const zipped = readFileSync(path.join(packed, `plumbline-${version}.mcpb`));
	for (const [name, bytes] of Object.entries(unzipSync(zipped))) {
		mkdirSync(path.dirname(path.join(place, name)), { recursive: true });
		writeFileSync(path.join(place, name), bytes);
	}
	const { icon, server } = JSON.parse(readFileSync(path.join(place, 'manifest.json'), 'utf8'));
	expect([icon, server.entry_point].every((file) => existsSync(path.join(place, file)))).toBe(true);
	writeFileSync(path.join(outside, 'rye.html'), page);
	const filledIn = (word: string) =>
		word
			.replace(/\$\{__dirname\}/, () => place)
			.replace(/\$\{user_config\.folder\}/, () => outside);
	const [program, ...words]: string[] = server.mcp_config.args.map(filledIn);
	const { call, client } = await toolClient(
		stdioTools({ program: program!, words: words.slice(1), folder: place }),
	);
	onTestFinished(() => client.close());
	const { answer } = await call('audit_files', { path: path.join(outside, 'rye.html') });
	expect(answer.items.map(({ rule }) => rule)).toContain('title_tag_used');
	expect((await call('list_sites')).result.isError).toBeFalsy();
});

test('no script of the console names a file of the machine that built it', () => {
	const assets = path.join(folder, 'node_modules/@plumbline/server/console/build/assets');
	const scripts = readdirSync(assets).filter((name) => name.endsWith('.js'));
	expect(scripts.length).toBeGreaterThan(10);
	for (const name of scripts) {
		const script = readFileSync(path.join(assets, name), 'utf8');
		expect([name, script.includes(root)]).toEqual([name, false]);
	}
});

test('each package that comes with ours names its license', () => {
	const manifests = globSync('node_modules/{*,@*/*}/package.json', { cwd: folder });
	expect(manifests.length).toBeGreaterThan(50);
	const unnamed = manifests.filter((file) => {
		const manifest = JSON.parse(readFileSync(path.join(folder, file), 'utf8'));
		return !manifest.license;
	});
	expect(unnamed).toEqual([]);
});

test('a dry run of the release passes each package to npm', () => {
	publishPackages({ from: packed, version, isDryRun: true });
});

test('npx finds the command by the name of its package', async () => {
	const [tarball = ''] = tarballs.filter((file) =>
		path.basename(file).startsWith('plumbline-cli-'),
	);
	const { command, firstArgs } = npmProgram('npx');
	const words = [...firstArgs, '--yes', '--cache', path.join(outside, 'cache'), `file:${tarball}`];
	const { stdout } = await promisify(execFile)(command, [...words, '--version'], { cwd: outside });
	expect(stdout).toBe(`${version}\n`);
});

test('the command brings at most 25 packages and 25 MB', () => {
	const files = globSync('node_modules/**', { cwd: light, withFileTypes: true })
		.filter((entry) => entry.isFile())
		.map((entry) => path.join(entry.parentPath, entry.name));
	const manifests = files.filter((file) => path.basename(file) === 'package.json');
	const bytes = files.reduce((sum, file) => sum + statSync(file).size, 0);

	expect(manifests.length).toBeLessThanOrEqual(25);
	expect(bytes).toBeGreaterThan(1e6);
	expect(bytes).toBeLessThan(25e6);
	expect(manifests.join()).not.toMatch(
		/\/(pg|nodemailer|prom-client|playwright-core|mcp|server)\//,
	);
});

const installed = [
	...nodes.map(([name, node]) => [name, 'alone', light, node] as const),
	...nodes.slice(-1).map(([name, node]) => [name, 'with the server', folder, node] as const),
];

test.each(installed)(
	'on Node %s, the command %s audits a file, a folder and a site, and compares',
	async (_name, _where, home, node) => {
		const site = await siteOf(page);
		mkdirSync(path.join(home, 'pages'), { recursive: true });
		writeFileSync(path.join(home, 'pages/page.html'), page);
		writeFileSync(path.join(home, 'titled.html'), page.replace('</head>', '<title>麦</title>$&'));
		const run = (...words: readonly string[]) => runProgram(home, [plumbline, ...words], node);
		for (const words of [['pages/page.html'], ['pages'], [site]]) {
			const { code, output, errors } = await run('audit', ...words, '--quiet', '--format', 'json');
			expect({ words, code, errors }).toEqual({ words, code: 1, errors: '' });
			const [{ audit }] = JSON.parse(output).pages;
			expect(audit).toContainEqual(
				expect.objectContaining({ rule_name: 'title_tag_used', status: 'failed' }),
			);
		}
		const worse = await run('compare', 'titled.html', 'pages/page.html', '--json');
		expect(worse).toMatchObject({ code: 1, output: expect.stringContaining('title_tag_used') });
	},
);

test.each([
	[['serve'], 'This command needs'],
	[['site', 'list'], 'This command needs'],
	[['audit', 'http://127.0.0.1:9/', '--render', 'auto'], '--render needs'],
])('without the server, “plumbline %j” says how to get it', async (words, reason) => {
	const { code, errors } = await runProgram(light, [plumbline, ...words]);
	expect([code, errors]).toEqual([2, expect.stringContaining(reason)]);
	expect(errors).toContain('npm install --global @plumbline/cli @plumbline/server');
});

test('without the server, the command crawls a site', async () => {
	const words = ['audit', await siteOf(page), '--crawl', '2', '--quiet', '--format', 'json'];
	const { code, output, errors } = await runProgram(light, [plumbline, ...words]);
	expect([code, errors]).toEqual([1, '']);
	expect(JSON.parse(output).pages).toHaveLength(1);
});

test('without the server, the completion of shells has the commands that are there', async () => {
	const { output } = await runProgram(light, [plumbline, 'completion', 'bash']);
	expect(output).toMatch(/\baudit\b/);
	expect(output).not.toMatch(/\bbackup\b/);
});

const audit = `import { auditHtml, load } from '@plumbline/core';
	const options = { geo: 'jp', locale: 'ja', keywords: ['小麦粉'] };
	if (process.argv[2] === 'load') await load({ html: true, languages: ['ja'], locale: 'ja' });
	const { title } = auditHtml(${JSON.stringify(page)}, options).findings[0];
	console.log(title);`;
const audited = { code: 0, output: 'ページにタイトルがある\n', errors: '' };

test('in Node, core is available at once, in every language', async () => {
	expect(await runProgram(folder, [write('audit.js', audit)])).toEqual(audited);
});

test('with the browser condition of bundlers, core needs an explicit load', async () => {
	const inBrowser = ['--conditions=browser', write('audit.js', audit)];
	const { errors } = await runProgram(folder, inBrowser);
	expect(errors).toContain('await load({ html: true }) first');
	expect(await runProgram(folder, [...inBrowser, 'load'])).toEqual(audited);
});

test.each([
	['in Node', ['--module', 'nodenext', '--types', 'node', '--typeRoots', typeRoots]],
	['with a bundler', ['--module', 'preserve', '--lib', 'es2024,dom']],
])('core includes its types, %s', async (_where, settings) => {
	const source = `import { auditHtml, type Report } from '@plumbline/core';
		import { type ApiClient, listRules } from '@plumbline/core/api';
		export const report: Report = auditHtml('<p>', { geo: 'us' });
		export const paths: readonly string[] = listRules.paths;
		export type Client = ApiClient;
		// @ts-expect-error
		auditHtml(1, { geo: 'us' });`;
	const options = ['--strict', '--noEmit', '--lib', 'es2024', ...settings];
	const args = [compiler, ...options, write('typed.ts', source)];
	expect(await runProgram(folder, args)).toEqual({ code: 0, output: '', errors: '' });
});

test.each(['serve', 'start'])('plumbline %s runs until it is stopped', async (command) => {
	const server = startProgram(folder, [plumbline, command]);
	onTestFinished(() => void server.kill('SIGKILL'));
	const url = await urlOf(server);
	expect(await (await fetch(`${url}/readyz`)).json()).toEqual({ status: 'ready' });
	expect(await (await fetch(url)).text()).toContain('<title>Plumbline</title>');
	server.kill('SIGTERM');
	expect(await once(server, 'exit')).toEqual([0, null]);
});

test('the example of a script audits a file', async () => {
	const args = ['node/audit.mjs', 'site/rye.html', 'rye bread'];
	const { code, errors, output } = await runProgram(folder, args);
	expect({ code, errors }).toEqual({ code: 1, errors: '' });
	expect(output).toContain('The page has no title');
});

// Bundlers of workers resolve packages with these conditions.
test.each([[[]], [['workerd', 'worker', 'browser']]])(
	'the example of a worker answers with a report, with the conditions %j',
	async (conditions) => {
		const script = `import worker from './worker/worker.mjs';
			const ask = (address, init) => worker.fetch(new Request('https://worker.example' + address, init));
			const body = ${JSON.stringify(readFileSync(path.join(folder, 'site/rye.html'), 'utf8'))};
			const answers = [
				await ask('/', { method: 'POST', body }),
				await ask('/?geo=xx', { method: 'POST', body }),
				await ask('/'),
			];
			const { audit, counts, indexable } = await answers[0].json();
			const failed = audit.filter(({ optimized }) => !optimized).map(({ rule_name }) => rule_name);
			console.log(JSON.stringify([answers.map(({ status }) => status), indexable, counts.error, counts.warning, failed]));`;
		const args = [...conditions.map((each) => `--conditions=${each}`), write('ask.mjs', script)];
		const { errors, output } = await runProgram(folder, args);
		expect(errors).toBe('');
		const failed = ['title_tag_used', 'meta_description_tag_used'];
		expect(JSON.parse(output)).toEqual([[200, 400, 405], 'unknown', 1, 1, failed]);
	},
);

// Astro itself would bring hundreds of packages: this is the folder that it writes, and the calls
// that it makes, by its documentation.
test('the example for Astro stops a build with a page that must be fixed', async () => {
	mkdirSync(path.join(folder, 'dist/rye'), { recursive: true });
	for (const file of ['index.html', 'sitemap.xml'])
		cpSync(path.join(folder, 'site', file), path.join(folder, 'dist', file));
	cpSync(path.join(folder, 'site/rye.html'), path.join(folder, 'dist/rye/index.html'));
	const script = `import { plumbline } from './astro/plumbline.mjs';
		const { hooks } = plumbline({ geo: 'us' });
		hooks['astro:config:done']({ config: { site: 'https://example.com' } });
		const dir = new URL('dist/', import.meta.url);
		await hooks['astro:build:done']({ dir, logger: { info: console.log } });`;
	const { code, errors, output } = await runProgram(folder, [write('build.mjs', script)]);
	expect(code).toBe(1);
	expect(errors).toContain('1 of 2 pages must be fixed.');
	expect(output).toMatch(
		/^rye\/index\.html [\s\S]*The page has no title[\s\S]*1 with nothing to list/m,
	);
});

test('the example of a page audits the document that the browser shows', async () => {
	const shown = await openViteExample(path.join(folder, 'vite'));
	expect(shown.verdict).toMatch(/^Nothing on the page forbids indexing; /);
	expect(shown.findings).toContain('link_text_is_descriptive A');
});

// Must be last, because it makes the folder read-only.
test('the image runs as a user who can only write to its data folder, and stops cleanly', async () => {
	const others = readdirSync(outside);
	const data = path.join(outside, 'data');
	const image = createImage({ app: folder, data, port: await freePort() });
	expect(image).toMatchObject({ user: 'node', volumes: ['/data'] });
	const server = image.run(image.start);
	onTestFinished(() => void server.kill('SIGKILL'));
	const url = await urlOf(server);
	expect(await (await fetch(`${url}/readyz`)).json()).toEqual({ status: 'ready' });
	expect(await once(image.run(image.healthcheck), 'exit')).toEqual([0, null]);
	const made = image.run(['plumbline', 'demo', '--json']);
	const { api_key } = JSON.parse(await text(made.stdout));
	const body = new URLSearchParams({ api_key, geo: 'us', html: page });
	const { audit } = await (
		await fetch(`${url}/api/v3/optimization/html`, { method: 'POST', body })
	).json();
	expect(audit.length).toBeGreaterThan(20);
	server.kill('SIGTERM');
	expect(await once(server, 'exit')).toEqual([0, null]);
	expect(await once(image.run(image.healthcheck), 'exit')).toEqual([1, null]);
	expect(readdirSync(outside).toSorted()).toEqual([...others, 'data'].toSorted());
});

/** The URL of a site whose every page is this one. */
async function siteOf(html: string): Promise<string> {
	const site = createHttpServer((_request, response) => {
		response.writeHead(200, { 'content-type': 'text/html' }).end(html);
	});
	await once(site.listen(0, '127.0.0.1'), 'listening');
	onTestFinished(() => void site.close());
	// A listening TCP server has an address of this type.
	const { port } = site.address() as AddressInfo;
	return `http://127.0.0.1:${port}/`;
}

async function freePort(): Promise<number> {
	const server = createServer().listen(0, '127.0.0.1');
	await once(server, 'listening');
	// A listening TCP server has an address of this type.
	const { port } = server.address() as AddressInfo;
	server.close();
	return port;
}

function write(name: string, content: string): string {
	writeFileSync(path.join(folder, name), content);
	return name;
}

/** The URL that a program prints when it is ready, on either stream. */
function urlOf(
	server: Pick<ReturnType<typeof startProgram>, 'stdout' | 'stderr' | 'once'>,
): Promise<string> {
	return new Promise((resolve, reject) => {
		let said = '';
		const hear = (words: string) => {
			said += words;
			const url = said.match(/Plumbline is listening on (http:\S+)\. /)?.[1];
			if (url !== undefined) resolve(url);
		};
		server.stdout.setEncoding('utf8').on('data', hear);
		server.stderr.setEncoding('utf8').on('data', hear);
		server.once('exit', () => reject(new Error(`It never said where it runs: ${said}`)));
	});
}
