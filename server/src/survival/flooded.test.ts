import { mkdtemp, rm } from 'node:fs/promises';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { createAccount } from '../accounts/accounts.store.ts';
import { createApiKey } from '../accounts/api-keys/api-keys.store.ts';
import { openDatabase } from '../database/open-database.ts';
import { databaseUrl } from '../testing/database.ts';
import { startVictim } from './victim.ts';

/** PLUMBLINE_FLOOD_SECONDS=300 is the long form. */
const seconds = Number(process.env.PLUMBLINE_FLOOD_SECONDS ?? 5);
const connections = 200;
/** Room for a heap of 512 MB, the threads and the bodies in flight. */
const mostMb = 1000;

const [server, flooder] = ['../main.ts', '../testing/flood-worker.ts'].map(
	(file) => new URL(file, import.meta.url),
) as [URL, URL];

async function startServer(url: string) {
	const cwd = await mkdtemp(join(tmpdir(), 'plumbline-flood-'));
	onTestFinished(() => rm(cwd, { recursive: true, force: true }));
	const environment = {
		DATABASE_URL: url,
		NODE_OPTIONS: '--max-old-space-size=512',
		PORT: '0',
		PLUMBLINE_LOG: 'silent',
	};
	const victim = await startVictim(server, ['serve'], { cwd, environment, speaksOn: 'stderr' });
	await victim.says('Plumbline is listening');
	const line = victim.lines.find((line) => line.startsWith('Plumbline is listening'));
	return { victim, base: line?.match(/http:\S+:\d+/)?.[0] ?? '' };
}

async function keyOfBakery(url: string): Promise<string> {
	const database = await openDatabase(url);
	const accountId = (await createAccount(database, { name: 'Bakery' }))?.id ?? 0;
	const apiKey = await createApiKey(database, { accountId, scopes: ['optimize'] });
	await database.destroy();
	return apiKey;
}

/** Needs a new connection each time, and the strangers may have taken all that there are. */
function statusAndText(url: string): Promise<{ status: number; text: string }> {
	return new Promise((resolve, reject) => {
		const request = get(url, { agent: false }, async (answer) => {
			resolve({ status: answer.statusCode ?? 0, text: String(await buffer(answer)) });
		});
		request.on('error', reject);
	});
}

/** Does it again and again until the flood is over. */
async function meanwhile(
	isOver: () => boolean,
	pauseMs: number,
	work: () => Promise<void>,
): Promise<void> {
	while (!isOver()) {
		await work();
		await wait(pauseMs);
	}
}

const share = (times: readonly number[], part: number) =>
	Math.round(times.toSorted((one, other) => one - other)[Math.floor(times.length * part)] ?? 0);

test(
	'a flood of strangers without a key ends neither the server nor the work of an account',
	async (context) => {
		const url = await databaseUrl('sqlite', context);
		const apiKey = await keyOfBakery(url);
		const { victim, base } = await startServer(url);
		const [healthMs, statuses]: [number[], number[]] = [[], []];
		let [peakMb, isOver] = [0, false];
		const flood = await startVictim(flooder, [new URL(base).port, `${connections}`, `${seconds}`]);
		await flood.says('floods');
		const work = [
			meanwhile(
				() => isOver,
				20,
				async () => {
					const beganMs = performance.now();
					expect((await statusAndText(`${base}/healthz`)).status).toBe(200);
					healthMs.push(performance.now() - beganMs);
				},
			),
			meanwhile(
				() => isOver,
				300,
				async () => {
					const { text } = await statusAndText(`${base}/metrics`);
					const bytes = text.match(/^process_resident_memory_bytes (\S+)$/m)?.[1];
					peakMb = Math.max(peakMb, Number(bytes) / 2 ** 20);
				},
			),
			meanwhile(
				() => isOver,
				1000,
				async () => {
					const body = JSON.stringify({ html: '<title>Rye</title><p>Bread', geo: 'us' });
					const headers = { 'content-type': 'application/json', 'x-api-key': apiKey };
					const endpoint = `${base}/api/v3/optimization/html`;
					const answer = await fetch(endpoint, { method: 'POST', headers, body });
					await answer.text();
					statuses.push(answer.status);
				},
			),
		];
		await flood.ends();
		isOver = true;
		await Promise.all(work);
		const sent = flood.lines.find((line) => line.startsWith('sent'));
		console.info(
			`${seconds} s, ${sent} on ${connections} connections: /healthz p50 ${share(healthMs, 0.5)} ms, p99 ${share(healthMs, 0.99)} ms, most ${share(healthMs, 1 - Number.EPSILON)} ms of ${healthMs.length}; peak ${Math.round(peakMb)} MB; ${statuses.length} audits of the account`,
		);
		// A busy machine may ask the account to come back, but never for long.
		expect(statuses.filter((status) => status !== 503 && status !== 200)).toEqual([]);
		expect(statuses).toContain(200);
		expect(peakMb).toBeLessThan(mostMb);
		// The server was still running.
		expect(await victim.kill()).toBe(true);
	},
	(seconds + 150) * 1000,
);
