import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { createAccount } from '../accounts/accounts.store.ts';
import { createApiKey } from '../accounts/api-keys/api-keys.store.ts';
import { ensureSite } from '../accounts/sites.store.ts';
import { openDatabase } from '../database/open-database.ts';
import { databaseUrl } from '../testing/database.ts';
import { type PostgresEnd, startPostgresPair } from '../testing/postgres/postgres-pair.ts';
import { loadServers } from './postgres-load.ts';
import { startVictim, type Victim } from './victim.ts';

/** PLUMBLINE_POSTGRES_ROUNDS=30 is the long form, which takes some minutes. */
const asked = process.env.PLUMBLINE_POSTGRES_ROUNDS;
const restarts = Number(asked ?? 2);
const failovers = Number(asked ?? 1);
const ends: readonly PostgresEnd[] = ['SIGINT', 'SIGQUIT', 'SIGKILL'];
const underLoadMs = 300;
/** An idle machine takes a second, a busy one more; hanging connections would take ten. */
const longestUnreadyMs = 8000;

const program = new URL('../main.ts', import.meta.url);

async function startServer(url: string): Promise<Victim> {
	const cwd = await mkdtemp(join(tmpdir(), 'plumbline-away-'));
	onTestFinished(() => rm(cwd, { recursive: true, force: true }));
	const environment = {
		DATABASE_URL: url,
		PLUMBLINE_SECRET: 'the same secret for both of the servers',
		PORT: '0',
		PLUMBLINE_LOG: 'silent',
		PLUMBLINE_RATE_LIMIT: 'off',
	};
	return startVictim(program, ['serve'], { cwd, environment, speaksOn: 'stderr' });
}

async function addressOf(server: Victim): Promise<string> {
	await server.says('Plumbline is listening');
	const line = server.lines.find((line) => line.startsWith('Plumbline is listening'));
	return line?.match(/http:\S+:\d+/)?.[0] ?? '';
}

async function keyOfBakery(url: string): Promise<string> {
	const database = await openDatabase(url);
	const accountId = (await createAccount(database, { name: 'Bakery' }))?.id ?? 0;
	const site = { accountId, domain: 'bakery.example', title: 'Bakery', globalKey: 'bakery' };
	await ensureSite(database, site);
	const apiKey = await createApiKey(database, { accountId, scopes: ['read', 'keywords:write'] });
	await database.destroy();
	return apiKey;
}

/** Milliseconds until both servers are ready. */
async function untilReady(serverUrls: readonly string[]): Promise<number> {
	const beganMs = performance.now();
	const isReady = async (url: string) => (await fetch(`${url}/readyz`)).status === 200;
	for (const url of serverUrls) while (!(await isReady(url))) await wait(10);
	return Math.round(performance.now() - beganMs);
}

async function storedIds(url: string): Promise<ReadonlyMap<string, number>> {
	const database = await openDatabase(url);
	const rows = await database.selectFrom('keyword').select(['id', 'text']).execute();
	await database.destroy();
	return new Map(rows.map(({ id, text }) => [text, id]));
}

test('two servers survive restarts and failovers of PostgreSQL, and lose no acknowledged write', {
	timeout: 60_000 + (restarts + failovers) * 20_000,
}, async (context) => {
	// Skips where PostgreSQL cannot run.
	await databaseUrl('postgres', context);
	const pair = await startPostgresPair();
	onTestFinished(pair.stop);
	const apiKey = await keyOfBakery(pair.url);
	const servers = [await startServer(pair.url), await startServer(pair.url)];
	const serverUrls = await Promise.all(servers.map(addressOf));
	const load = loadServers(serverUrls, apiKey);
	const unreadyMs: number[] = [];
	const afterOutage = async (outage: Promise<void>) => {
		await outage;
		unreadyMs.push(await untilReady(serverUrls));
		const before = load.seen.acknowledged.size;
		while (load.seen.acknowledged.size < before + 10) await wait(10);
	};
	for (let round = 0; round < restarts; round++) {
		await wait(underLoadMs);
		await afterOutage(pair.restart(ends[round % ends.length] ?? 'SIGINT'));
	}
	for (let round = 0; round < failovers; round++) {
		await pair.addStandby();
		await wait(underLoadMs);
		await afterOutage(pair.failOver());
	}
	await load.stop();
	const { acknowledged, reads, refused, wrong } = load.seen;
	const stored = await storedIds(pair.url);
	const lost = [...acknowledged].filter(([text, id]) => stored.get(text) !== id);
	console.info(
		`PostgreSQL was restarted ${restarts} times and failed over ${failovers} times: ${acknowledged.size} writes acknowledged, ${lost.length} lost, ${reads} reads, ${refused} refused; ready again after at most ${Math.max(...unreadyMs)} ms.`,
	);
	expect(lost).toEqual([]);
	expect(wrong).toEqual([]);
	expect(Math.max(...unreadyMs)).toBeLessThan(longestUnreadyMs);
	for (const server of servers) expect(await server.kill()).toBe(true);
});
