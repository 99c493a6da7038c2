import { isDeepStrictEqual } from 'node:util';
import { sql } from 'kysely';
import { expect, onTestFinished, type TestContext } from 'vitest';
import { createAccount } from '../accounts/accounts.store.ts';
import { trackEngine } from '../accounts/engines.store.ts';
import { ensureSite } from '../accounts/sites.store.ts';
import type { DialectName } from '../database/dialect-of.ts';
import { type Database, openDatabase } from '../database/open-database.ts';
import { rollups } from '../facts/roll-up.store.ts';
import { storeFacts } from '../facts/store-facts.ts';
import { databaseUrl, onEachEngineUrl } from '../testing/database.ts';
import { numberedBatch } from '../testing/facts/numbered-batch.ts';
import {
	monthsAndSums,
	type StoredContent,
	storedContent,
} from '../testing/facts/stored-content.ts';
import { kills as allKills, importKills, killWithin } from './kills.ts';
import { startVictim, type Victim } from './victim.ts';

const kills = allKills - importKills;
const program = new URL('../testing/facts-worker.ts', import.meta.url);

async function targetIn(database: Database) {
	const account = await createAccount(database, { name: 'Bakery' });
	const { id: siteId } = await ensureSite(database, {
		accountId: account?.id ?? 0,
		domain: 'bakery.example',
		title: 'Bakery',
	});
	return { siteId, engineId: await trackEngine(database, siteId, 'google_us') };
}

/** The content that is expected after each batch: from a process that is not killed. */
async function undisturbed(context: TestContext) {
	const database = await openDatabase(await databaseUrl('sqlite', context));
	onTestFinished(() => database.destroy());
	const target = await targetIn(database);
	const contents = [await storedContent(database)];
	return async (number: number): Promise<StoredContent> => {
		for (let next = contents.length; next <= number; next++) {
			const { facts, replaceDays } = numberedBatch(next);
			await storeFacts(database, target, facts, { replaceDays });
			contents.push(await storedContent(database));
		}
		return contents[number] ?? {};
	};
}

async function contentOf(url: string, dialect: DialectName): Promise<StoredContent> {
	const database = await openDatabase(url);
	try {
		if (dialect === 'sqlite') {
			const { rows } = await sql`pragma integrity_check`.execute(database);
			expect(rows).toEqual([{ integrity_check: 'ok' }]);
		}
		return await storedContent(database);
	} finally {
		await database.destroy();
	}
}

function expectMonthsOfDays(content: StoredContent): void {
	for (const rollup of rollups) {
		const { months, sums } = monthsAndSums(content, rollup);
		expect(months).toEqual(sums);
	}
}

const lastStored = ({ lines }: Victim) => Number(lines.findLast(isStored)?.split(' ')[1] ?? 0);
const isStored = (line: string) => line.startsWith('stored');

onEachEngineUrl(
	'killed at any moment, every batch of facts is stored whole or not at all, and no acknowledged batch is lost',
	async (url, dialect, context) => {
		const database = await openDatabase(url);
		await targetIn(database);
		await database.destroy();
		const contentAfter = await undisturbed(context);
		const start = (first: number, last: number) =>
			startVictim(program, [url, String(first), String(last)]);

		const unharmed = await start(1, 3);
		await unharmed.says('begun 1');
		const beganMs = performance.now();
		await unharmed.ends();
		const batchMs = (performance.now() - beganMs) / 3;

		let acknowledged = 3;
		let hits = 0;
		for (let kill = 0; kill < kills; kill++) {
			const victim = await start(acknowledged + 1, Number.POSITIVE_INFINITY);
			await victim.says('begun');
			expect(await killWithin(victim, 2 * batchMs, 'facts', dialect, kill)).toBe(true);
			if (!isStored(victim.lines.at(-1) ?? '')) hits++;
			acknowledged = Math.max(acknowledged, lastStored(victim));
			const content = await contentOf(url, dialect);
			expectMonthsOfDays(content);
			const before = await contentAfter(acknowledged);
			const isBefore = isDeepStrictEqual(content, before);
			expect(content).toEqual(isBefore ? before : await contentAfter(acknowledged + 1));
		}
		console.info(`${dialect}: storing facts was killed ${kills} times, ${hits} in the middle.`);
		expect(hits).toBeGreaterThan(kills / 2);
		const last = await start(acknowledged + 1, acknowledged + 1);
		await last.ends();
		expect(await contentOf(url, dialect)).toEqual(await contentAfter(acknowledged + 1));
	},
	{ timeoutMs: 180_000 },
);
