import { execFileSync } from 'node:child_process';
import { cpSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { describe, expect, onTestFinished, test } from 'vitest';
import { commands } from './commands/commands.ts';
import { documentedCommands, type GuideCommand, readCall, readGuide } from './testing/guide.ts';
import { localSite, page } from './testing/local-site.ts';
import { enterNewFolder, folder, runCommand } from './testing/run-command.ts';

const root = path.resolve(import.meta.dirname, '../..');
const example = path.join(root, 'examples/site');
const guides = [...globSync('docs/guides/*.md', { cwd: root }).sort(), 'docs/pipelines.md'];

/** In ms. A guide has up to ten commands, on a machine that may be busy. */
const enough = 120_000;

/** Each guide has the example site in a new folder, as a person who begins with it. */
function enterExample(): void {
	onTestFinished(enterNewFolder());
	for (const name of ['public', 'dist', 'fixed']) cpSync(example, name, { recursive: true });
	const titled = read('fixed/rye.html').replace('</head>', '<title>Rye</title></head>');
	writeFileSync('fixed/rye.html', titled);
}

const read = (file: string) => readFileSync(file, 'utf8');

/** The example site, for the addresses of guides; it is the public one and staging. */
async function publishedExample() {
	const routes: Record<string, ReturnType<typeof page>> = {};
	const site = await localSite(routes);
	const local = (text: string) =>
		text.replaceAll(/https:\/\/(?:staging\.)?example\.com/g, site.url(''));
	for (const name of globSync('*', { cwd: example })) {
		routes[`/${name}`] = page(local(read(path.join(example, name))), {
			'content-type': name.endsWith('.html') ? 'text/html; charset=utf-8' : 'text/plain',
		});
	}
	routes['/'] = routes['/index.html'] ?? page('');
	return { local, host: site.host };
}

describe.each(guides)('%s', (guide) => {
	const { commands: typed, files } = readGuide(path.join(root, guide));

	test('has commands that run and print what the guide says', { timeout: enough }, async () => {
		enterExample();
		const { host, local } = await publishedExample();
		writeFileSync('pages.txt', local('https://example.com/\nhttps://example.com/rye.html\n'));
		for (const [name, content] of files) writeFileSync(name, content);
		expect(typed).not.toEqual([]);
		for (const command of typed) {
			const { code, output } = await run({ ...command, line: local(command.line) }, host);
			// 2 is a failure of the command itself; 1 are findings.
			expect(code, command.line).toBeLessThan(2);
			if (command.prints !== null) expect(output).toMatch(patternOf(command.prints));
		}
	});
});

async function run({ line }: GuideCommand, host: string) {
	const [program, ...args] = line.split(' ');
	if (program === 'node') {
		const output = execFileSync(process.execPath, args, { cwd: folder, encoding: 'utf8' });
		return { code: 0, output };
	}
	const { environment, words } = readCall(line);
	const ended = await runCommand(words, { ...environment, PLUMBLINE_ALLOW_HOSTS: host });
	if (ended.code === 2) throw new Error(`${line}\n${ended.errors}`);
	return ended;
}

/** A line that is only `…` stands for any lines. */
function patternOf(text: string): RegExp {
	const escaped = text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
	return new RegExp(`^${escaped.split(/^…\n/m).join('.*')}$`, 's');
}

test('the guide of the JSON report names every field of a report', async () => {
	enterExample();
	const guide = read(path.join(root, 'docs/guides/json-report.md'));
	const { output } = await runCommand(['audit', 'public/rye.html', '--format', 'json']);
	const [audited] = JSON.parse(output).pages;
	const failed = audited.audit.find(({ status }: { status: string }) => status === 'failed');
	expect(fieldsIn(guide, 'A rule')).toEqual(Object.keys(failed).sort());
	expect(fieldsIn(guide, 'An occurrence')).toEqual(Object.keys(failed.occurrences[0]).sort());
	writeFileSync('picture.html', Buffer.from('89504e470d0a1a0a0000', 'hex'));
	const words = ['audit', 'public', 'picture.html', '--format', 'json'];
	const many = JSON.parse((await runCommand(words)).output);
	const ofPages = { ...audited, ...many.pages[0] };
	expect(fieldsIn(guide, 'A page')).toEqual(Object.keys(ofPages).sort());
	const fields = [...Object.keys(many), ...Object.keys(many.unread[0])];
	expect(fieldsIn(guide, 'The report')).toEqual(fields.sort());
});

function fieldsIn(guide: string, heading: string): readonly string[] {
	const [section = ''] = guide.split(`## ${heading}\n`)[1]?.split('\n## ') ?? [];
	const cells = [...section.matchAll(/^\| (`[^|]+) \|/gm)].map(([, cell = '']) => cell);
	return cells
		.flatMap((cell) => [...cell.matchAll(/`(\w+)`/g)].map(([, name = '']) => name))
		.sort();
}

const pages = ['README.md', 'cli/README.md', ...globSync('docs/**/*.md', { cwd: root })].filter(
	(file) => !/node_modules|docs\/(?:rules|reference)\//.test(file),
);

test.each(
	pages.flatMap((file) =>
		documentedCommands(read(path.join(root, file))).map((line) => [file, line] as const),
	),
)('%s calls the command as it is: %s', async (_file, line) => {
	const { words } = readCall(line);
	const [named] = commands
		.filter(({ name }) => `${words.join(' ')} `.startsWith(`${name} `))
		.toSorted((left, right) => right.name.length - left.name.length);
	if (words[0]?.startsWith('-') || words[0] === 'help') return;
	expect(named, line).toBeDefined();
	const { options, takes } = (await named?.load()) ?? { options: {} };
	const args = words.slice(named?.name.split(' ').length);
	const { positionals } = parseArgs({ args, options, allowPositionals: true });
	if (takes === undefined) expect(positionals).toEqual([]);
});
