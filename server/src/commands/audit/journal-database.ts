import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Crawl, createCrawl, listCrawls } from '../../crawl/crawls.store.ts';
import type { CrawlSettings } from '../../crawl/settings.ts';
import { type Database, openDatabase } from '../../database/open-database.ts';
import { hasCode, usageError } from '../../process/expected-error.ts';
import { fileProblem } from '../../process/file-problem.ts';
import { withLittleMemory } from '../with-database.ts';

/** Runs the work with the database of a journal, or with one that is removed at the end. */
export async function withJournalDatabase<Result>(
	journal: string | undefined,
	work: (database: Database) => Promise<Result>,
): Promise<Result> {
	const folder = journal === undefined ? await mkdtemp(join(tmpdir(), 'plumbline-audit-')) : '';
	try {
		const database = await opened(journal ?? join(folder, 'crawl.db'));
		try {
			return await work(database);
		} finally {
			await database.destroy();
		}
	} finally {
		if (folder !== '') await rm(folder, { recursive: true, force: true });
	}
}

async function opened(path: string): Promise<Database> {
	try {
		return await openDatabase(`sqlite:${path}`, withLittleMemory);
	} catch (error) {
		if (hasCode(error, 'database_damaged', 'foreign_database')) throw differentJournal(path, error);
		if (!hasCode(error, 'database_url')) throw error;
		const reason = fileProblem(error.cause ?? error);
		throw usageError(
			`--journal: “${path}” cannot be written: ${reason}. Choose a writable place.`,
			{ cause: error },
		);
	}
}

/** The crawl of a journal, which begins with its first use. Its limit and its pace may differ. */
export async function crawlOfJournal(
	database: Database,
	settings: CrawlSettings,
	journal = '',
): Promise<Crawl> {
	const [before] = await listCrawls(database);
	if (before === undefined) return createCrawl(database, settings, Date.now());
	if (identity(before.settings) === identity(settings)) return before;
	throw differentJournal(journal);
}

const identity = (settings: CrawlSettings) =>
	JSON.stringify({ ...settings, most: null, delayMs: null });

const differentJournal = (path: string, cause?: unknown) =>
	usageError(
		`--journal: “${path}” is not the journal of an audit with these settings. Give a different file, or the same settings as before.`,
		{ cause },
	);
