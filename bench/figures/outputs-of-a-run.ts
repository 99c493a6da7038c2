import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { lightCommand } from './command/light-command.ts';
import { measuredRun } from './crawl/measured-run.ts';
import { shopPage, shopPath } from './crawl/shop-page.ts';
import { atMost, type Figure, type FigureGroup } from './figure.ts';

const counts = [300, 2685, 10_000];
const mostMemoryMb = 400;
const baseline = 'baseline.json';

/** In MB: what code hosts take, by their documentation. */
const outputs = [
	{ file: 'report.xml', name: 'JUnit, of which GitLab takes 30 MB', most: 30 },
	{ file: 'findings.sarif', name: 'SARIF gzipped, of which GitHub takes 10 MB', most: 10 },
	{ file: 'report.md', name: 'Markdown, of which a step summary of GitHub shows 1 MB', most: null },
	{ file: 'report.json', name: 'JSON, an artefact', most: null },
	{ file: 'report.csv', name: 'CSV, an artefact', most: null },
	{ file: baseline, name: 'baseline, in a cache', most: null },
] as const;

/** One run over a folder that writes every output. */
export async function outputsOfARun(): Promise<FigureGroup> {
	const program = lightCommand();
	const figures: Figure[] = [];
	for (const count of counts) figures.push(...(await figuresOf(program, count)));
	return {
		title: 'Outputs of one run',
		method:
			'A generated shop in a folder, audited as the site that it will be with all six outputs at once and `--fail-on warning`, by the command as it is published. Memory is the peak of the process with its threads.',
		figures,
	};
}

async function figuresOf(program: string, count: number): Promise<readonly Figure[]> {
	const folder = mkdtempSync(path.join(tmpdir(), 'plumbline-outputs-'));
	const inside = (name: string) => path.join(folder, name);
	try {
		writeShop(inside('site'), count);
		const written = outputs.flatMap(({ file }) => [
			file === baseline ? '--save-baseline' : '--output',
			inside(file),
		]);
		const words = ['audit', inside('site'), '--base-url', 'https://shop.example/', '--quiet'];
		const { peakMb } = await measuredRun({
			folder,
			words: [program, ...words, '--fail-on', 'warning', ...written],
		});
		const pages = `${count.toLocaleString('en')} pages`;
		return [
			{
				name: `${pages}: memory`,
				measured: `${Math.round(peakMb)} MB`,
				...atMost(peakMb, mostMemoryMb, ' MB'),
			},
			...outputs.map(({ file, most, name }) => {
				const bytes = readFileSync(inside(file));
				const mb = (file.endsWith('.sarif') ? gzipSync(bytes) : bytes).length / 1e6;
				return {
					name: `${pages}: ${name}`,
					measured: `${mb.toFixed(2)} MB`,
					...atMost(mb, most, ' MB'),
				};
			}),
		];
	} finally {
		rmSync(folder, { recursive: true });
	}
}

function writeShop(site: string, count: number): void {
	for (let number = 0; number < count; number++) {
		const name = number === 0 ? 'index' : shopPath(number).slice(1);
		const file = path.join(site, `${name}.html`);
		mkdirSync(path.dirname(file), { recursive: true });
		writeFileSync(file, shopPage(number, count));
	}
}
