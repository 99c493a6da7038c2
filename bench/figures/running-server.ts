import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { generatePage } from '@plumbline/scripts/generate-pages';
import { openDatabase } from '@plumbline/server/database';
import type { SearchFact } from '@plumbline/server/facts';
import { storeFacts } from '@plumbline/server/store-facts';
import type { Figure, FigureGroup } from './figure.ts';

const keywords = 10_000;
const days = 365;
const firstDay = 20_000;
const rounds = 7;
const calls = 200;
const main = fileURLToPath(new URL('../../server/src/main.ts', import.meta.url));

/** What a server needs to start and to stay, with a year of facts. */
export async function runningServer(): Promise<FigureGroup> {
	const folder = mkdtempSync(path.join(tmpdir(), 'plumbline-running-'));
	const [empty, full] = ['empty', 'full'].map(
		(name) => `sqlite:${path.join(folder, `${name}.db`)}`,
	);
	try {
		const site = await fill(full ?? '');
		await command(empty ?? '', 'site list');
		const starts = await startsInTurns(empty ?? '', full ?? '');
		const memory = await memoryOf(full ?? '', site);
		return group(starts, memory);
	} finally {
		rmSync(folder, { recursive: true, force: true });
	}
}

interface FilledSite {
	readonly siteKey: string;
	readonly apiKey: string;
}

async function fill(url: string): Promise<FilledSite> {
	const site = JSON.parse(
		await command(url, 'site add --domain example.com --search-engines google_us --json'),
	);
	const key = JSON.parse(await command(url, 'key create --account default --json'));
	const database = await openDatabase(url);
	const target = { siteId: 1, engineId: 1 };
	await storeFacts(database, target, { search: year() }, { mostActive: keywords });
	await database.destroy();
	return { siteKey: site.site_global_key, apiKey: key.api_key };
}

function* year(): Generator<SearchFact> {
	for (let index = 0; index < keywords; index++) {
		for (let day = firstDay; day < firstDay + days; day++) {
			const impressions = 1 + ((index * 31 + day) % 500);
			const positionSum = impressions * (1 + (index % 40));
			yield {
				keyword: `keyword ${index}`,
				day,
				days: 1,
				impressions,
				clicks: impressions >> 4,
				positionSum,
			};
		}
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
	const { server, base } = await started(url);
	await fetch(`${base}/readyz`);
	const ms = performance.now() - start;
	await stopped(server);
	return ms;
}

interface Memory {
	readonly readyMb: number;
	readonly workedMb: number;
}

/** One client asks for rankings of a whole year, another has pages of 10 to 100 kB audited. */
async function memoryOf(url: string, { siteKey, apiKey }: FilledSite): Promise<Memory> {
	const { server, base } = await started(url);
	const readyMb = await residentMb(base);
	const call = caller(base, apiKey);
	const range = { date_from: dateOf(firstDay), date_to: dateOf(firstDay + days - 1) };
	const rankings = { site_global_key: siteKey, search_engine_global_key: 'google_us', ...range };
	await Promise.all([
		inTurn((offset) => call('keywords/rankings', { ...rankings, sort_col: 'clicks', offset })),
		inTurn((turn) => call('optimization/html', { html: pages[turn % pages.length], geo: 'us' })),
	]);
	const workedMb = await residentMb(base);
	await stopped(server);
	return { readyMb, workedMb };
}

const pages = (['shop-list', 'news-article', 'documentation', 'japanese-blog'] as const).flatMap(
	(kind) => [10_000, 50_000, 100_000].map((bytes) => generatePage(kind, bytes).html),
);

async function inTurn(call: (turn: number) => Promise<void>): Promise<void> {
	for (let turn = 0; turn < calls / 2; turn++) await call(turn);
}

function caller(base: string, apiKey: string) {
	const headers = { 'content-type': 'application/json', 'x-api-key': apiKey };
	return async (endpoint: string, body: object): Promise<void> => {
		const request = { method: 'POST', headers, body: JSON.stringify(body) };
		const answer = await fetch(`${base}/api/v3/${endpoint}`, request);
		const text = await answer.text();
		if (!answer.ok) throw new Error(`${endpoint} answered ${answer.status}: ${text}`);
	};
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
			aim: '≤ 400 MB',
			holds: workedMb <= 400,
		},
	];
	return {
		title: 'A running server',
		method: `Processes of their own on the embedded database; starts in turns, medians of ${rounds}; memory as \`/metrics\` tells it, threads included.`,
		figures,
	};
}

async function started(url: string): Promise<{ server: ChildProcess; base: string }> {
	const env = {
		...process.env,
		DATABASE_URL: url,
		PORT: '0',
		PLUMBLINE_LOG: 'silent',
		PLUMBLINE_RATE_LIMIT: 'off',
	};
	const server = spawn(process.execPath, [main, 'serve'], {
		env,
		stdio: ['ignore', 'ignore', 'pipe'],
	});
	const [said] = await once(server.stderr!, 'data');
	const base = String(said).match(/listens on (http:\S+?)\. /)?.[1];
	if (base === undefined) throw new Error(`The server does not start: ${said}`);
	return { server, base };
}

async function stopped(server: ChildProcess): Promise<void> {
	const exit = once(server, 'exit');
	server.kill('SIGTERM');
	await exit;
}

async function residentMb(base: string): Promise<number> {
	const metrics = await (await fetch(`${base}/metrics`)).text();
	const bytes = metrics.match(/^process_resident_memory_bytes (\S+)$/m)?.[1];
	return Number(bytes) / 2 ** 20;
}

async function command(url: string, words: string): Promise<string> {
	const env = { ...process.env, DATABASE_URL: url };
	const { stdout } = await promisify(execFile)(process.execPath, [main, ...words.split(' ')], {
		env,
	});
	return stdout;
}

function dateOf(day: number): string {
	return new Date(day * 86_400_000).toISOString().slice(0, 10);
}

function median(values: readonly number[]): number {
	return values.toSorted((one, other) => one - other)[values.length >> 1] ?? 0;
}
