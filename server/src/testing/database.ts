import { rmSync } from 'node:fs';
import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject, onTestFinished, type TestContext, test } from 'vitest';
import type { DialectName } from '../database/dialect-of.ts';
import { type Database, openDatabase } from '../database/open-database.ts';
import type { PostgresAnswer } from './postgres/keep-postgres.ts';
import { dropDatabase, newDatabase } from './postgres/test-databases.ts';

const engines: Readonly<Record<DialectName, string>> = { sqlite: 'SQLite', postgres: 'PostgreSQL' };

/** Runs a test on a new database with our schema, once for each engine. */
export function onEachEngine(
	title: string,
	body: (database: Database, url: string) => Promise<void>,
	timeoutMs?: number,
): void {
	onEachEngineUrl(
		title,
		async (url) => {
			const database = await openDatabase(url);
			onTestFinished(() => database.destroy());
			await body(database, url);
		},
		{ timeoutMs },
	);
}

interface UrlTest {
	readonly content?: 'schema' | 'nothing';
	readonly timeoutMs?: number | undefined;
}

/** The same for tests that open the database themselves: more than once, or in other processes. */
export function onEachEngineUrl(
	title: string,
	body: (url: string, dialect: DialectName, context: TestContext) => Promise<void>,
	{ content = 'schema', timeoutMs }: UrlTest = {},
): void {
	for (const dialect of ['sqlite', 'postgres'] as const) {
		const limits = timeoutMs === undefined ? {} : { timeout: timeoutMs };
		test(`${title} (${engines[dialect]})`, limits, async (context) => {
			await body(await databaseUrl(dialect, context, content), dialect, context);
		});
	}
}

/** A SQLite database for this test, for tests that do not depend on the engine. */
export async function emptyDatabase(): Promise<Database> {
	const database = await openDatabase(await sqliteUrl('schema'));
	onTestFinished(() => database.destroy());
	return database;
}

/** A database for this test. */
export async function databaseUrl(
	dialect: DialectName,
	context: Pick<TestContext, 'skip'>,
	content: 'schema' | 'nothing' = 'schema',
): Promise<string> {
	return dialect === 'sqlite' ? sqliteUrl(content) : postgresUrl(context, content);
}

async function sqliteUrl(content: 'schema' | 'nothing'): Promise<string> {
	const folder = await mkdtemp(join(tmpdir(), 'plumbline-database-'));
	onTestFinished(() => rm(folder, { recursive: true, force: true }));
	const path = join(folder, 'plumbline.db');
	if (content === 'schema') await copyFile(await emptyFile(), path);
	return `sqlite:${path}`;
}

let madeFile: Promise<string> | null = null;

/** A file with our schema, to copy: making it each time takes six times as long. */
function emptyFile(): Promise<string> {
	madeFile ??= makeFile();
	return madeFile;
}

async function makeFile(): Promise<string> {
	const folder = await mkdtemp(join(tmpdir(), 'plumbline-schema-'));
	process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
	const path = join(folder, 'plumbline.db');
	await (await openDatabase(`sqlite:${path}`)).destroy();
	return path;
}

async function postgresUrl(
	context: Pick<TestContext, 'skip'>,
	content: 'schema' | 'nothing',
): Promise<string> {
	const response = await fetch(inject('postgresDesk'));
	// The global setup provides this type.
	const answer = (await response.json()) as PostgresAnswer;
	if ('reason' in answer) {
		const wrong = `PostgreSQL cannot run here: ${answer.reason}`;
		if (process.env.CI) throw new Error(wrong);
		context.skip(wrong);
		return '';
	}
	const url = await newDatabase(answer.url, content);
	onTestFinished(() => dropDatabase(answer.url, url));
	return url;
}
