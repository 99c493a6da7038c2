import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startSite } from './crawl/generated-site.ts';
import { type MeasuredRun, measuredRun } from './crawl/measured-run.ts';
import { atLeast, atMost, type Figure, type FigureGroup } from './figure.ts';
import { median } from './server/median.ts';
import { program } from './server/server-process.ts';

/** `PLUMBLINE_BENCH_PAGES=100000 npm run bench crawl-of-a-site` also crawls a site of that size. */
const large = Number(process.env.PLUMBLINE_BENCH_PAGES ?? 0);
const pages = 10_000;
const rounds = 2;
const atOnce = '4';
const crawlee = fileURLToPath(new URL('crawl/crawlee.process.ts', import.meta.url));

/** A crawl of a local site, against a crawler that only reads titles and links. */
export async function crawlOfASite(): Promise<FigureGroup> {
	const folder = mkdtempSync(join(tmpdir(), 'plumbline-crawl-'));
	try {
		return {
			title: 'A crawl of a local site',
			method: `Each side in a process of its own, in turns, four pages at once, on ${pages.toLocaleString('en')} generated pages of 6 kB. Plumbline audits every page and stores it in SQLite; Crawlee’s CheerioCrawler keeps title, headline and URL in memory. The fastest run counts for speed, the largest for memory. Processor time counts all threads, and depends little on what else the machine does.`,
			figures: await figuresOf(folder),
		};
	} finally {
		rmSync(folder, { recursive: true, force: true });
	}
}

interface Ours extends MeasuredRun {
	readonly bytesPerPage: number;
}

async function ours(folder: string, count: number): Promise<Ours> {
	const site = await startSite(count);
	const file = join(folder, 'crawl.db');
	const words = ['crawl', site.start, '--delay', '0', '--at-once', atOnce, '--fail-on', 'never'];
	const run = await measuredRun({
		...{ folder, words: [await program(), ...words] },
		env: { DATABASE_URL: `sqlite:${file}`, PLUMBLINE_ALLOW_HOSTS: site.host },
	}).finally(() => site.stop());
	if (run.pages < count) throw new Error(`It visited ${run.pages} of ${count} pages.`);
	const bytesPerPage = statSync(file).size / count;
	rmSync(file);
	return { ...run, bytesPerPage };
}

async function theirs(folder: string): Promise<MeasuredRun> {
	const site = await startSite(pages);
	const words = [crawlee, site.start, atOnce];
	const run = await measuredRun({ folder, words }).finally(() => site.stop());
	if (run.pages < pages) throw new Error(`It visited ${run.pages} of ${pages} pages.`);
	return run;
}

const speedOf = (runs: readonly MeasuredRun[]) =>
	Math.max(...runs.map((run) => run.pages / run.seconds));
const cpuMsOf = (runs: readonly MeasuredRun[]) =>
	Math.min(...runs.map((run) => (run.cpuSeconds * 1000) / run.pages));
const peakOf = (runs: readonly MeasuredRun[]) => Math.max(...runs.map(({ peakMb }) => peakMb));

async function figuresOf(folder: string): Promise<readonly Figure[]> {
	// The first run of a program fills Node’s compile cache, without which each thread takes more.
	await ours(folder, 100);
	const own: Ours[] = [];
	const other: MeasuredRun[] = [];
	for (let round = 0; round < rounds; round++) {
		own.push(await ours(folder, pages));
		other.push(await theirs(folder));
	}
	const [speed, theirSpeed] = [speedOf(own), speedOf(other)];
	const [cpuMs, theirCpuMs] = [cpuMsOf(own), cpuMsOf(other)];
	const [peak, theirPeak] = [peakOf(own), peakOf(other)];
	const ofLarge = large > pages ? await figuresOfLarge(folder, peak) : [];
	const bytes = median(own.map(({ bytesPerPage }) => bytesPerPage));
	return [
		{
			name: 'pages a second against Crawlee',
			measured: `${(speed / theirSpeed).toFixed(2)}× (${speed.toFixed(0)} against ${theirSpeed.toFixed(0)})`,
			...atLeast(speed / theirSpeed, 1),
		},
		{ name: 'pages a second', measured: speed.toFixed(0), ...atLeast(speed, 100, '/s') },
		{
			name: 'processor time of a page against Crawlee',
			measured: `${(cpuMs / theirCpuMs).toFixed(2)}× (${cpuMs.toFixed(1)} ms against ${theirCpuMs.toFixed(1)} ms)`,
			...atMost(cpuMs / theirCpuMs, null),
		},
		{
			name: 'memory against Crawlee',
			measured: `${(peak / theirPeak).toFixed(2)}× (${peak.toFixed(0)} MB against ${theirPeak.toFixed(0)} MB)`,
			...atMost(peak / theirPeak, null),
		},
		{ name: 'memory', measured: `${peak.toFixed(0)} MB`, ...atMost(peak, 512, ' MB') },
		{
			name: 'database for a page with nothing wrong',
			measured: `${(bytes / 1000).toFixed(2)} kB`,
			...atMost(bytes / 1000, 1.5, ' kB'),
		},
		...ofLarge,
	];
}

async function figuresOfLarge(folder: string, smallPeak: number): Promise<readonly Figure[]> {
	const run = await ours(folder, large);
	const size = large.toLocaleString('en');
	const speed = speedOf([run]);
	return [
		{
			name: `pages a second, ${size} pages`,
			measured: speed.toFixed(0),
			...atLeast(speed, 100, '/s'),
		},
		{
			name: `memory, ${size} pages`,
			measured: `${run.peakMb.toFixed(0)} MB`,
			...atMost(run.peakMb, 512, ' MB'),
		},
		{
			name: `memory, ${size} against ${pages.toLocaleString('en')} pages`,
			measured: `${(run.peakMb / smallPeak).toFixed(2)}×`,
			...atMost(run.peakMb / smallPeak, 1.2),
		},
	];
}
