import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { generatePage } from '@plumbline/scripts/generate-pages';
import type { Figure, FigureGroup } from './figure.ts';
import {
	askYear,
	caller,
	days,
	type FilledSite,
	fillSite,
	keywords,
} from './server/filled-site.ts';
import { median } from './server/median.ts';
import { runCommand, startServer } from './server/server-process.ts';

const rounds = 7;
const calls = 200;

/** Start time and memory of a server with a year of facts. */
export async function runningServer(): Promise<FigureGroup> {
	const folder = mkdtempSync(path.join(tmpdir(), 'plumbline-running-'));
	const [empty, full] = ['empty', 'full'].map(
		(name) => `sqlite:${path.join(folder, `${name}.db`)}`,
	);
	try {
		const site = await fillSite(full ?? '');
		await runCommand(empty ?? '', 'site list');
		const starts = await startsInTurns(empty ?? '', full ?? '');
		const memory = await memoryOf(full ?? '', site);
		return group(starts, memory);
	} finally {
		rmSync(folder, { recursive: true, force: true });
	}
}

interface Starts {
	readonly emptyMs: number;
	readonly fullMs: number;
}

async function startsInTurns(empty: string, full: string): Promise<Starts> {
	const [emptyMs, fullMs]: [number[], number[]] = [[], []];
	for (let round = 0; round < rounds; round++) {
		emptyMs.push(await startMs(empty));
		fullMs.push(await startMs(full));
	}
	return { emptyMs: median(emptyMs), fullMs: median(fullMs) };
}

async function startMs(url: string): Promise<number> {
	const start = performance.now();
	const server = await startServer(url);
	await fetch(`${server.base}/readyz`);
	const ms = performance.now() - start;
	await server.stop();
	return ms;
}

interface Memory {
	readonly readyMb: number;
	readonly workedMb: number;
}

/** One client requests rankings of a whole year while another has pages of 10 to 100 kB audited. */
async function memoryOf(url: string, site: FilledSite): Promise<Memory> {
	const server = await startServer(url);
	const readyMb = await residentMb(server.base);
	const call = caller(server.base, site);
	await Promise.all([
		inTurn((offset) => askYear(call, site, offset)),
		inTurn((turn) => call('optimization/html', { html: pages[turn % pages.length], geo: 'us' })),
	]);
	const workedMb = await residentMb(server.base);
	await server.stop();
	return { readyMb, workedMb };
}

const pages = (['shop-list', 'news-article', 'documentation', 'japanese-blog'] as const).flatMap(
	(kind) => [10_000, 50_000, 100_000].map((bytes) => generatePage(kind, bytes).html),
);

async function inTurn(call: (turn: number) => Promise<void>): Promise<void> {
	for (let turn = 0; turn < calls / 2; turn++) await call(turn);
}

function group({ emptyMs, fullMs }: Starts, { readyMb, workedMb }: Memory): FigureGroup {
	const facts = (keywords * days).toLocaleString('en');
	const ratio = fullMs / emptyMs;
	const figures: Figure[] = [
		{
			name: `start to ready with ${facts} facts`,
			measured: `${ratio.toFixed(2)}× (${fullMs.toFixed(0)} ms against ${emptyMs.toFixed(0)} ms)`,
			aim: '≤ 1.5× of an empty database',
			holds: ratio <= 1.5,
		},
		{
			name: 'memory at ready',
			measured: `${readyMb.toFixed(0)} MB`,
			aim: '≤ 250 MB',
			holds: readyMb <= 250,
		},
		{
			name: `memory after ${calls} rankings and audits`,
			measured: `${workedMb.toFixed(0)} MB`,
			aim: '≤ 350 MB',
			holds: workedMb <= 350,
		},
	];
	return {
		title: 'A running server',
		method: `Separate processes on the embedded database, started in turns; medians of ${rounds}; memory as reported by \`/metrics\`, threads included.`,
		figures,
	};
}

async function residentMb(base: string): Promise<number> {
	const metrics = await (await fetch(`${base}/metrics`)).text();
	const bytes = metrics.match(/^process_resident_memory_bytes (\S+)$/m)?.[1];
	return Number(bytes) / 2 ** 20;
}
