import { rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, onTestFinished } from 'vitest';
import { ensureSite, type Site } from '../../accounts/sites.store.ts';
import { dialectOf } from '../../database/dialect-of.ts';
import type { Database } from '../../database/open-database.ts';
import { ExpectedError } from '../../process/expected-error.ts';
import { onEachEngine } from '../../testing/database.ts';
import { rowsOf, tablesOf } from '../../testing/every-table.ts';
import { detectImport } from './detect-import.ts';
import { type ImportFile, openImport } from './import-file.ts';
import { ImportTally } from './import-tally.ts';
import { readImport } from './read-import.ts';
import { storeImport } from './store-import.ts';

async function siteIn(database: Database): Promise<Site> {
	const account = { global_key: 'bakery', name: 'Bakery', created_ms: 0 };
	const { id } = await database
		.insertInto('account')
		.values(account)
		.returning('id')
		.executeTakeFirstOrThrow();
	return ensureSite(database, { accountId: id, domain: 'bakery.example', title: 'Bakery' });
}

/** The outcome of the command with a file of facts. */
async function imported(database: Database, site: Site, file: ImportFile): Promise<ImportTally> {
	const kind = detectImport(file.head);
	if (kind === null || kind === 'ndjson')
		throw new ExpectedError('import_file', 'It begins like nothing.');
	const tally = new ImportTally();
	const request = {
		file,
		site,
		engine: 'google_us',
		engineOfSite: async () => 'google_us',
		eventIds: new Map(),
		from: undefined,
		to: undefined,
		onProgress: () => undefined,
	};
	const { parts, options } = await readImport(kind, request, tally);
	await storeImport(database, site.id, parts, options);
	return tally;
}

function fileOf(bytes: Uint8Array, chunkBytes = 4096): ImportFile {
	return {
		name: 'facts.csv',
		path: null,
		bytes: bytes.length,
		head: bytes.subarray(0, 65_536),
		async *chunks() {
			for (let at = 0; at < bytes.length; at += chunkBytes)
				yield bytes.subarray(at, at + chunkBytes);
		},
	};
}

const ranksIn = async (database: Database) => {
	const { count } = await database
		.selectFrom('rank_day')
		.select(({ fn }) => fn.countAll<number>().as('count'))
		.executeTakeFirstOrThrow();
	return count;
};

const days = Array.from({ length: 28 }, (_, index) => `2026-02-${`${index + 1}`.padStart(2, '0')}`);
const good = `date,keyword,rank,url,visits\n${days
	.map((day, index) => `${day},"rye, ""dark""",${index + 1},https://bakery.example/rye,3\n`)
	.join('')}`;

onEachEngine('a file damaged in any way is imported whole or not at all', async (database) => {
	const site = await siteIn(database);
	const tables = await tablesOf(database);
	const before = await rowsOf(database, tables);
	let refused = 0;
	const change = fc.record({
		at: fc.nat(good.length),
		length: fc.nat(40),
		put: fc.oneof(
			fc.uint8Array({ maxLength: 12 }),
			fc.constantFrom('"', '\0', '\r', ',,', '\n"', '=1+1', '\ufeff', '\n2026-13-01,x,1,,\n', 'ÿ'),
		),
	});
	await fc.assert(
		fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 3 }), async (changes) => {
			const bytes = changes.reduce(
				(text, { at, length, put }) =>
					Buffer.concat([text.subarray(0, at), Buffer.from(put), text.subarray(at + length)]),
				Buffer.from(good),
			);
			const tally = await imported(database, site, fileOf(bytes, 100)).catch((error) => {
				expect(error).toMatchObject({ code: 'import_file' });
				return null;
			});
			if (tally === null) {
				refused++;
				expect(await rowsOf(database, tables)).toEqual(before);
				return;
			}
			expect(await ranksIn(database)).toBe(tally.facts.ranks - tally.repeated);
			for (const { name } of tables) {
				if (!/^(plumbline_migration|account|site)$/.test(name)) await emptied(database, name);
			}
		}),
		{ numRuns: 60, seed: 7 },
	);
	expect(refused).toBeGreaterThan(10);
});

async function emptied(database: Database, table: string): Promise<void> {
	// The names come from the database itself.
	await database.deleteFrom(table as 'keyword').execute();
}

onEachEngine('a last line that is wrong undoes all lines before it', async (database) => {
	const site = await siteIn(database);
	const lines = Array.from({ length: 40_000 }, (_, index) => `2026-02-01,keyword ${index},1\n`);
	const bytes = Buffer.from(`date,keyword,rank\n${lines.join('')}2026-02-01,rye,one\n`);
	await expect(imported(database, site, fileOf(bytes))).rejects.toThrow(
		/Line 40002, column “rank”: “one” is not a whole number/,
	);
	expect(await database.selectFrom('keyword').selectAll().execute()).toEqual([]);
	expect(await database.selectFrom('site_engine').selectAll().execute()).toEqual([]);
});

onEachEngine(
	'a file of up to 100 MB is read in parts, and every line of it is imported',
	async (database) => {
		const site = await siteIn(database);
		const path = join(tmpdir(), `plumbline-hostile-${process.pid}-${Math.random()}.csv`);
		// PostgreSQL stores the same rows, but more slowly, and the file is read by the same code.
		const bytes = dialectOf(database) === 'sqlite' ? 100_000_000 : 20_000_000;
		const lines = await writeLines(path, bytes);
		const file = await openImport(path);
		expect(file.bytes).toBeGreaterThanOrEqual(bytes);
		const { facts, repeated } = await imported(database, site, file);
		expect([facts.ranks, repeated, await ranksIn(database)]).toEqual([lines, 0, lines]);
	},
	300_000,
);

/** Uses long URLs to keep the number of lines low. */
async function writeLines(path: string, bytes: number): Promise<number> {
	onTestFinished(() => rm(path, { force: true }));
	const url = `https://bakery.example/${'very-'.repeat(1500)}long`;
	const lines = Math.ceil(bytes / (url.length + 20));
	const text = Array.from(
		{ length: lines },
		(_, index) =>
			`${days[index % 28]},keyword ${Math.floor(index / 28)},${1 + (index % 90)},${url}-${index % 100}\n`,
	);
	await writeFile(path, ['date,keyword,rank,url\n', ...text]);
	return lines;
}
