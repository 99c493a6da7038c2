import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { generatePage } from '@plumbline/scripts/generate-pages';
import { lightCommand } from './command/light-command.ts';
import { atMost, type FigureGroup } from './figure.ts';

const rounds = 11;
const pageLength = 20_000;

/** How quickly the command starts as it is published, beside the engine alone and html-validate. */
export function command(): FigureGroup {
	const folder = mkdtempSync(path.join(tmpdir(), 'plumbline-command-'));
	try {
		return measured(folder);
	} finally {
		rmSync(folder, { recursive: true });
	}
}

const pathOf = (url: URL) => fileURLToPath(url);
const engineAlone = pathOf(new URL('command/engine-alone.process.ts', import.meta.url));
const writeSeconds = pathOf(new URL('command/write-seconds.process.ts', import.meta.url));

function measured(folder: string): FigureGroup {
	const plumbline = lightCommand();
	const page = path.join(folder, 'page.html');
	writeFileSync(page, generatePage('news-article', pageLength).html);
	const [version, audit, engine, htmlValidate] = medians(folder, [
		[plumbline, '--version'],
		[plumbline, 'audit', page],
		[engineAlone, page],
		[programOf('html-validate'), page],
	]);
	const seconds = (value: number) => `${value.toFixed(2)} s`;
	return {
		title: 'Start of the command',
		method: `Processor time of whole processes, medians of ${rounds} runs in turns; one page of ${pageLength / 1000} kB. “The engine alone” is a script that audits the page with core and prints the counts. The command is bundled as it is published; all of them have Node’s compile cache.`,
		figures: [
			{
				name: 'plumbline --version',
				measured: seconds(version),
				...atMost(version, 0.1, ' s'),
			},
			{
				name: 'plumbline audit page.html against the engine alone',
				measured: `${(audit / engine).toFixed(2)}× (${seconds(audit)})`,
				...atMost(audit / engine, 1.3),
			},
			{
				name: 'plumbline audit page.html against html-validate page.html',
				measured: `${(audit / htmlValidate).toFixed(2)}× (${seconds(htmlValidate)})`,
				...atMost(audit / htmlValidate, 1.2),
			},
		],
	};
}

/** The JavaScript file behind a command of a package. */
function programOf(name: string): string {
	const manifest = pathOf(new URL(`../node_modules/${name}/package.json`, import.meta.url));
	// The shape of every package.json.
	const { bin } = JSON.parse(readFileSync(manifest, 'utf8')) as {
		readonly bin: string | Readonly<Record<string, string>>;
	};
	const file = typeof bin === 'string' ? bin : bin[name];
	if (file === undefined) throw new Error(`${name} has no command of its name.`);
	return path.join(path.dirname(manifest), file);
}

type Four = readonly [number, number, number, number];

function medians(folder: string, commands: readonly (readonly string[])[]): Four {
	const times = commands.map((): number[] => []);
	// The first round fills the compile cache.
	for (let round = -1; round < rounds; round++) {
		for (const [index, args] of commands.entries()) {
			const seconds = processorSeconds(folder, args);
			if (round >= 0) times[index]?.push(seconds);
		}
	}
	const [first = 0, second = 0, third = 0, fourth = 0] = times.map(
		(all) => all.toSorted((left, right) => left - right)[all.length >> 1] ?? 0,
	);
	return [first, second, third, fourth];
}

/** Processor time of all threads, from the start of the process to its end. */
function processorSeconds(folder: string, args: readonly string[]): number {
	const last = path.join(folder, 'seconds');
	spawnSync(process.execPath, ['--import', writeSeconds, ...args], {
		env: { ...process.env, NODE_COMPILE_CACHE: path.join(folder, 'cache'), SECONDS_FILE: last },
	});
	return Number(readFileSync(last, 'utf8'));
}
