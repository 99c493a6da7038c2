import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { dayMs } from '@plumbline/core/time';
import autocannon from 'autocannon';
import type { Figure, FigureGroup } from './figure.ts';
import { median } from './server/median.ts';
import { listeningAt, runCommand, startServer, stopped } from './server/server-process.ts';

const bareRoute = fileURLToPath(new URL('./unchanged-answers/bare-route.ts', import.meta.url));
const connections = 16;
const seconds = 1;
const rounds = 9;
const least = 0.6;

interface Asked {
	readonly name: string;
	readonly path: string;
	/** Sends `if-none-match`, so that an unchanged answer has no body. */
	readonly withTag: boolean;
}

/** The cost of unchanged answers, against a bare route with the same payload. */
export async function unchangedAnswers(): Promise<FigureGroup> {
	const folder = mkdtempSync(path.join(tmpdir(), 'plumbline-unchanged-'));
	const url = `sqlite:${path.join(folder, 'plumbline.db')}`;
	const demo = JSON.parse(await runCommand(url, 'demo --json'));
	const server = await startServer(url);
	try {
		const figures: Figure[] = [];
		for (const asked of questions(demo.sites[0])) {
			figures.push(await figure(asked, server.base, demo.api_key));
		}
		return {
			title: 'Unchanged answers',
			method: `The sample account on the embedded database in one process, a bare Fastify route with the same payload in a second; ${connections} connections, in turns, medians of ${rounds}. The figure is answers per second of processor time of the server, threads included, because answers per second also depend on how much of the two cores the clients and other programs leave to it.`,
			figures,
		};
	} finally {
		await server.stop();
		rmSync(folder, { recursive: true, force: true });
	}
}

function questions(site: {
	readonly site_global_key: string;
	readonly search_engine_global_keys: readonly string[];
}): readonly Asked[] {
	const rankings = `/api/v3/keywords/rankings?${new URLSearchParams({
		site_global_key: site.site_global_key,
		search_engine_global_key: site.search_engine_global_keys[0] ?? '',
		date_from: new Date(Date.now() - 30 * dayMs).toISOString().slice(0, 10),
		date_to: new Date().toISOString().slice(0, 10),
	})}`;
	return [
		{ name: 'account sites', path: '/api/v3/account/sites', withTag: false },
		{ name: 'account sites (ETag)', path: '/api/v3/account/sites', withTag: true },
		{ name: 'rankings of 30 days', path: rankings, withTag: false },
		{ name: 'rankings of 30 days (ETag)', path: rankings, withTag: true },
	];
}

async function figure({ name, path, withTag }: Asked, base: string, key: string): Promise<Figure> {
	const answer = await fetch(base + path, { headers: { 'x-api-key': key } });
	const payload = await answer.text();
	if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${payload}`);
	const tag = answer.headers.get('etag') ?? '';
	const headers = { 'x-api-key': key, ...(withTag && { 'if-none-match': tag }) };
	const bare = spawn(process.execPath, [bareRoute], { stdio: ['pipe', 'pipe', 'inherit'] });
	bare.stdin.end(payload);
	try {
		const bareUrl = await listeningAt(bare.stdout);
		const [ours, theirs] = await inTurns({ url: base + path, headers }, { url: bareUrl });
		const ratio = ours / theirs;
		return {
			name,
			measured: `${(100 * ratio).toFixed(0)} % (${ours.toFixed(0)} against ${theirs.toFixed(0)} a second of work, ${payload.length} bytes)`,
			aim: `≥ ${100 * least} % of a bare route`,
			holds: ratio >= least,
		};
	} finally {
		await stopped(bare);
	}
}

interface Side {
	readonly url: string;
	readonly headers?: Readonly<Record<string, string>>;
}

async function inTurns(ours: Side, theirs: Side): Promise<readonly [ours: number, theirs: number]> {
	const rates: [number[], number[]] = [[], []];
	for (let round = 0; round <= rounds; round++) {
		const both = [await rate(ours), await rate(theirs)] as const;
		// The first round does not count: it makes the engine compile the code.
		if (round > 0) for (const [side, value] of both.entries()) rates[side]?.push(value);
	}
	return [median(rates[0]), median(rates[1])];
}

/** Answers per second of the server's CPU time. */
async function rate(side: Side): Promise<number> {
	const before = await workedSeconds(side);
	const { requests, errors, statusCodeStats } = await autocannon({
		...side,
		connections,
		duration: seconds,
	});
	const wrong = Object.keys(statusCodeStats).filter(
		(status) => status !== '200' && status !== '304',
	);
	if (errors > 0 || wrong.length > 0) throw new Error(`${side.url} failed: ${wrong}`);
	return requests.total / ((await workedSeconds(side)) - before);
}

async function workedSeconds({ url }: Side): Promise<number> {
	const metrics = await (await fetch(new URL('/metrics', url))).text();
	const seconds = metrics.match(/^process_cpu_seconds_total (\S+)$/m)?.[1];
	if (seconds === undefined)
		throw new Error(`The server does not report its processor time: ${metrics}`);
	return Number(seconds);
}
