import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { FigureGroup } from './figure.ts';
import { askYear, caller, type FilledSite, fillSite } from './server/filled-site.ts';
import { median } from './server/median.ts';
import { startServer } from './server/server-process.ts';

const clients = 4;
const rounds = 5;
const asksARound = 300;
const pauseMs = 5;
const most = 3;

/** Response time of `/healthz` while other clients send expensive queries. */
export async function healthUnderLoad(): Promise<FigureGroup> {
	const folder = mkdtempSync(path.join(tmpdir(), 'plumbline-health-'));
	const url = `sqlite:${path.join(folder, 'plumbline.db')}`;
	try {
		const site = await fillSite(url);
		const server = await startServer(url);
		const { idle, loaded } = await inTurns(server.base, site);
		await server.stop();
		return group(idle, loaded);
	} finally {
		rmSync(folder, { recursive: true, force: true });
	}
}

function group(idleMs: number, loadedMs: number): FigureGroup {
	const ratio = loadedMs / idleMs;
	return {
		title: 'Health under load',
		method: `A year of 10,000 keywords on the embedded database; ${clients} clients ask for rankings of 365 days, each with a different question; one more requests /healthz every ${pauseMs} ms; in turns with an idle server; medians of ${rounds} p99.`,
		figures: [
			{
				name: '/healthz p99',
				measured: `${ratio.toFixed(2)}× of idle (${loadedMs.toFixed(1)} ms against ${idleMs.toFixed(1)} ms)`,
				aim: `≤ ${most}×`,
				holds: ratio <= most,
			},
		],
	};
}

async function inTurns(base: string, site: FilledSite): Promise<{ idle: number; loaded: number }> {
	const [idle, loaded]: [number[], number[]] = [[], []];
	let offset = 0;
	await p99(base);
	for (let round = 0; round < rounds; round++) {
		idle.push(await p99(base));
		const load = { isOn: true };
		const call = caller(base, site);
		const asking = Array.from({ length: clients }, async () => {
			while (load.isOn) await askYear(call, site, offset++ % 9000);
		});
		loaded.push(await p99(base));
		load.isOn = false;
		await Promise.all(asking);
	}
	return { idle: median(idle), loaded: median(loaded) };
}

async function p99(base: string): Promise<number> {
	const times: number[] = [];
	for (let ask = 0; ask < asksARound; ask++) {
		const start = performance.now();
		await (await fetch(`${base}/healthz`)).text();
		times.push(performance.now() - start);
		await wait(pauseMs);
	}
	return times.toSorted((one, other) => one - other)[Math.floor(times.length * 0.99)] ?? 0;
}
