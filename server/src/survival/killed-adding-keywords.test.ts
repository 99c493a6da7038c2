import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished } from 'vitest';
import { createAccount } from '../accounts/accounts.store.ts';
import { createApiKey } from '../accounts/api-keys/api-keys.store.ts';
import { ensureSite } from '../accounts/sites.store.ts';
import { openDatabase } from '../database/open-database.ts';
import { onEachEngineUrl } from '../testing/database.ts';
import {
	type Answer,
	type Call,
	callNamed,
	keywordsOfCall,
	repeat,
	sendUntilKilled,
} from './keyword-calls.ts';
import { kills, killWithin } from './kills.ts';
import { storedKeywords } from './stored-keywords.ts';
import { startVictim, type Victim } from './victim.ts';

const program = new URL('../main.ts', import.meta.url);
/** Many calls take a few milliseconds each, so the server is killed during one of them. */
const longestMs = 60;

async function startServer(url: string) {
	const cwd = await mkdtemp(join(tmpdir(), 'plumbline-killed-'));
	onTestFinished(() => rm(cwd, { recursive: true, force: true }));
	const environment = {
		DATABASE_URL: url,
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

/** Acknowledged calls are stored as answered; the others are stored whole or not at all. */
async function expectWholeCalls(url: string, calls: readonly Call[]): Promise<void> {
	const { keywords, answers } = await storedKeywords(url);
	for (const { name, group, keywords: texts, answer } of calls) {
		const own = texts.slice(0, keywordsOfCall);
		const rows = own.flatMap((text) => keywords.get(text) ?? []);
		const kept: Answer | null = JSON.parse(answers.get(name) ?? 'null');
		if (answer !== null) expect(kept).toEqual(answer);
		const ids = kept?.keywords.slice(0, keywordsOfCall).map(({ keyword_id }) => keyword_id);
		expect(rows).toEqual(
			ids?.map((id, index) => ({ id, text: own[index], active: 1, group })) ?? [],
		);
	}
	const known = new Set(calls.flatMap(({ keywords }) => keywords));
	expect([...keywords.keys()].filter((text) => !known.has(text))).toEqual([]);
}

async function keyOfBakery(url: string): Promise<string> {
	const database = await openDatabase(url);
	const accountId = (await createAccount(database, { name: 'Bakery' }))?.id ?? 0;
	const site = { accountId, domain: 'bakery.example', title: 'Bakery', globalKey: 'bakery' };
	await ensureSite(database, site);
	const apiKey = await createApiKey(database, { accountId, scopes: ['keywords:write'] });
	await database.destroy();
	return apiKey;
}

onEachEngineUrl(
	'however often a server is killed, acknowledged keywords keep their ids, and no call is half done',
	async (url, dialect) => {
		const apiKey = await keyOfBakery(url);
		// Exits by itself, and leaves its modules compiled for the servers.
		await (await startVictim(program, ['serve', '--help'])).ends();
		const calls: Call[] = [];
		const nextCall = () => {
			const call = callNamed(calls.length);
			calls.push(call);
			return call;
		};
		let hits = 0;
		for (let kill = 1; kill <= kills; kill++) {
			const server = await startServer(url);
			const serverUrl = await addressOf(server);
			await repeat(calls, serverUrl, apiKey);
			const sent = sendUntilKilled(serverUrl, apiKey, nextCall);
			await killWithin(server, longestMs, 'keywords', dialect, kill);
			await sent;
			if (calls.some(({ answer }) => answer === null)) hits++;
			await expectWholeCalls(url, calls);
		}
		console.info(`${dialect}: adding keywords was killed ${kills} times, ${hits} in the middle.`);
		expect(hits).toBeGreaterThan(kills / 2);
		const answered = calls.filter(({ answer }) => answer !== null);
		expect(answered.length).toBeGreaterThan(kills);
	},
	{ timeoutMs: 180_000 },
);
