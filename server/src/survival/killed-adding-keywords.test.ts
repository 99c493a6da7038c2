import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addKeywords, type OutputOf } from '@plumbline/core/api';
import { expect, onTestFinished } from 'vitest';
import { createAccount } from '../accounts/accounts.store.ts';
import { createApiKey } from '../accounts/api-keys.store.ts';
import { ensureSite } from '../accounts/sites.store.ts';
import { type Database, openDatabase } from '../database/open-database.ts';
import { onEachEngineUrl } from '../testing/database.ts';
import { kills, killWithin } from './kills.ts';
import { startVictim, type Victim } from './victim.ts';

const program = new URL('../main.ts', import.meta.url);
/** Many calls take a few milliseconds each: a server is killed among them. */
const longestMs = 60;
const atOnce = 3;
const keywordsOfCall = 8;

type Answer = OutputOf<typeof addKeywords>;

interface Call {
	readonly name: string;
	readonly keywords: readonly string[];
	readonly group: string;
	/** Null while nobody has answered. */
	answer: Answer | null;
}

/** Each call has keywords of its own and one that all have. */
function callNamed(number: number): Call {
	const name = `call-${number}`;
	const own = Array.from({ length: keywordsOfCall }, (_, index) => `${name} keyword ${index}`);
	return { name, keywords: [...own, 'everybody’s'], group: `Group ${number % 4}`, answer: null };
}

async function send(serverUrl: string, apiKey: string, call: Call): Promise<Answer> {
	const response = await fetch(`${serverUrl}${addKeywords.paths[0]}`, {
		method: 'POST',
		headers: {
			'x-api-key': apiKey,
			'content-type': 'application/json',
			'idempotency-key': call.name,
		},
		body: JSON.stringify({
			site_global_key: 'bakery',
			keywords: call.keywords,
			groups: [call.group],
		}),
	});
	if (response.status !== 200) throw new RefusedError(await response.text());
	// The contract of the endpoint.
	return (await response.json()) as Answer;
}

/** It should not; whoever is killed gives no answer at all. */
class RefusedError extends Error {}

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
	await server.says('Plumbline listens');
	return server.lines[0]?.match(/http:\S+:\d+/)?.[0] ?? '';
}

/** Sends one call after the other, a few at once, until the server is gone. */
async function sendUntilKilled(
	serverUrl: string,
	apiKey: string,
	nextCall: () => Call,
): Promise<void> {
	const lane = async () => {
		for (;;) {
			const call = nextCall();
			try {
				call.answer = await send(serverUrl, apiKey, call);
			} catch (error) {
				if (error instanceof RefusedError) throw error;
				return;
			}
		}
	};
	await Promise.all(Array.from({ length: atOnce }, lane));
}

/** One look: what PostgreSQL was told before the end may still be on its way. */
async function stored(url: string) {
	const database = await openDatabase(url);
	const look = database
		.transaction()
		.setAccessMode('read only')
		.setIsolationLevel('repeatable read');
	try {
		return await look.execute(keywordsAndAnswers);
	} finally {
		await database.destroy();
	}
}

async function keywordsAndAnswers(database: Database) {
	const keywords = await database
		.selectFrom('keyword')
		.leftJoin('keyword_group_member as member', 'member.keyword_id', 'keyword.id')
		.leftJoin('keyword_group as groups', 'groups.id', 'member.group_id')
		.select(['keyword.id', 'keyword.text', 'keyword.active', 'groups.name as group'])
		.execute();
	const kept = await database.selectFrom('idempotent_answer').select(['key', 'answer']).execute();
	return {
		keywords: Map.groupBy(keywords, ({ text }) => text),
		answers: new Map(kept.map(({ key, answer }) => [key, answer])),
	};
}

/** What was acknowledged is there as it was answered; what was not is there whole or not at all. */
async function expectWholeCalls(url: string, calls: readonly Call[]): Promise<void> {
	const { keywords, answers } = await stored(url);
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

/** As clients do after a break: what had no answer is sent again, and so is the last that had one. */
async function repeat(calls: readonly Call[], serverUrl: string, apiKey: string): Promise<void> {
	const acknowledged = calls.findLast(({ answer }) => answer !== null);
	if (acknowledged !== undefined) {
		expect(await send(serverUrl, apiKey, acknowledged)).toEqual(acknowledged.answer);
	}
	for (const call of calls) call.answer ??= await send(serverUrl, apiKey, call);
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
	'however often a server is killed, keywords that it acknowledged are there with their ids, and no call is half done',
	async (url, dialect) => {
		const apiKey = await keyOfBakery(url);
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
