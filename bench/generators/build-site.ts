import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type BakeryPage, bakery, loafPng } from './bakery.ts';
import type { Generator } from './generator.ts';

const mostMs = 240_000;

/** The folder with the built site; an error says why it is missing. */
export function builtSite(generator: Generator, folder: string): string {
	const { build, files, output, packages, pathOf, publicFolder } = generator;
	const write = (path: string, content: string | Buffer) => {
		mkdirSync(dirname(join(folder, path)), { recursive: true });
		writeFileSync(join(folder, path), content);
	};
	for (const [path, text] of Object.entries(files)) write(path, text);
	for (const page of bakery) write(pathOf(page.name), sourceOf(page, generator));
	write(join(publicFolder, 'img/loaf.png'), loafPng);
	write(join(publicFolder, 'favicon.ico'), loafPng);
	write('package.json', '{ "private": true }\n');
	run(folder, ['npm', 'install', '--no-audit', '--no-fund', '--loglevel=error', ...packages]);
	run(folder, ['npx', '--no-install', ...build]);
	return join(folder, output);
}

function sourceOf(page: BakeryPage, { frontMatter = [], needsHeading }: Generator): string {
	const { description, markdown, title } = page;
	const lines = [`title: ${title}`, `description: ${description}`, ...frontMatter];
	const heading = needsHeading ? `# ${title}\n\n` : '';
	return `---\n${lines.join('\n')}\n---\n${heading}${markdown}`;
}

function run(folder: string, [program = '', ...words]: readonly string[]): void {
	const { error, status, stderr, stdout } = spawnSync(program, words, {
		cwd: folder,
		encoding: 'utf8',
		timeout: mostMs,
		// The programs of npm begin with the first Node on the path.
		env: {
			...process.env,
			PATH: `${dirname(process.execPath)}:${process.env.PATH}`,
			CI: '1',
			ASTRO_TELEMETRY_DISABLED: '1',
			DO_NOT_TRACK: '1',
		},
	});
	if (status === 0) return;
	const said = error?.message ?? `${stderr}\n${stdout}`.trim().slice(-1500);
	throw new Error(`${program} ${words.join(' ')}: ${said}`);
}
