import type { SQLInputValue } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import type { CompiledQuery, DatabaseConnection, QueryResult, TransactionSettings } from 'kysely';
import { RowsToInsert } from '../rows-to-insert.ts';
import { isRead } from './is-read.ts';
import type { Release } from './mutex.ts';
import { busy, isLocked, sqliteError } from './sqlite-error.ts';
import type { SqliteResult, SqliteRow, SqliteStatement } from './sqlite-messages.ts';
import type { SqliteThread } from './sqlite-thread.ts';

/** A thread that nobody else uses until it is given back. */
export interface HeldThread {
	readonly thread: SqliteThread;
	readonly release: Release;
}

/** What connections of one database share. */
export interface SqliteThreads {
	readonly longestWaitMs: number;
	/** Null when everything, reading too, takes turns at the writer. */
	readonly read: ((statement: SqliteStatement) => Promise<SqliteResult>) | null;
	/** Null when nobody gave the writer back in time. */
	holdWriter(longestWaitMs: number): Promise<HeldThread | null>;
	/** A reader that sees one state of the database for as long as its transaction lasts. */
	openSnapshot(): HeldThread;
}

/**
 * What Kysely calls a connection. It reads anywhere until it first writes or begins a transaction;
 * from then on it has the writer to itself, until Kysely gives it back.
 */
export class SqliteConnection implements DatabaseConnection {
	readonly #threads: SqliteThreads;
	#held: HeldThread | null = null;
	#isInTransaction = false;

	constructor(threads: SqliteThreads) {
		this.#threads = threads;
	}

	async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
		try {
			const [first] = query.parameters;
			if (first instanceof RowsToInsert) return await this.#insert(query.sql, first);
			return kyselyResult(await this.#run(query));
		} catch (error) {
			throw sqliteError(error);
		}
	}

	// biome-ignore lint/correctness/useYield: SQLite here answers whole results.
	async *streamQuery(): AsyncIterableIterator<never> {
		throw new Error('Streaming is not supported: ask for pages instead.');
	}

	async begin({ accessMode }: TransactionSettings): Promise<void> {
		if (accessMode === 'read only') {
			this.#held ??= this.#threads.openSnapshot();
			await this.#control('begin');
		} else {
			// Immediate: a transaction that reads first could not become a writer while another program writes.
			await this.#control('begin immediate');
		}
		this.#isInTransaction = true;
	}

	async end(how: 'commit' | 'rollback'): Promise<void> {
		await this.#control(how);
		this.#isInTransaction = false;
	}

	release(): void {
		this.#held?.release();
		this.#held = null;
	}

	async #control(sql: string): Promise<void> {
		try {
			await this.#write(sql, [[]]);
		} catch (error) {
			throw sqliteError(error);
		}
	}

	async #run(query: CompiledQuery): Promise<SqliteResult> {
		// Kysely does not know the driver's values; the types of the schema vouch for them.
		const runs = [query.parameters as SQLInputValue[]];
		const { read } = this.#threads;
		return this.#held === null && read !== null && isRead(query)
			? read({ sql: query.sql, runs, needsTransaction: false })
			: this.#write(query.sql, runs);
	}

	async #write(sql: string, runs: readonly SqliteRow[]): Promise<SqliteResult> {
		const statement = { sql, runs, needsTransaction: this.#isInTransaction };
		const deadlineMs = performance.now() + this.#threads.longestWaitMs;
		this.#held ??= await this.#threads.holdWriter(this.#threads.longestWaitMs);
		if (this.#held === null) throw busy();
		while (true) {
			try {
				return await this.#held.thread.run(statement);
			} catch (error) {
				const mayTryAgain = !this.#isInTransaction && performance.now() < deadlineMs;
				if (!isLocked(error) || !mayTryAgain) throw error;
				await pause(betweenTriesMs);
			}
		}
	}

	/** The next rows travel while the thread writes the ones before. */
	async #insert(sql: string, rows: RowsToInsert): Promise<QueryResult<never>> {
		const isAlone = !this.#isInTransaction;
		if (isAlone) await this.begin({});
		try {
			let changes = 0;
			let before = Promise.resolve<SqliteResult | null>(null);
			for (const runs of rows.chunks()) {
				const written = this.#write(sql, runs);
				// Awaited one round later; until then nobody else would take its failure.
				written.catch(() => undefined);
				changes += (await before)?.changes ?? 0;
				before = written;
			}
			changes += (await before)?.changes ?? 0;
			if (isAlone) await this.end('commit');
			return { rows: [], numAffectedRows: BigInt(changes) };
		} catch (error) {
			if (isAlone) await this.end('rollback');
			throw error;
		}
	}
}

const betweenTriesMs = 20;

function kyselyResult<Row>({ columns, rows, changes }: SqliteResult): QueryResult<Row> {
	// The schema's types vouch for the rows.
	const named = rows.map((row) => namedRow(columns, row) as Row);
	return { rows: named, numAffectedRows: BigInt(changes) };
}

function namedRow(columns: readonly string[], row: readonly unknown[]): Record<string, unknown> {
	const named: Record<string, unknown> = {};
	for (const [index, column] of columns.entries()) named[column] = row[index];
	return named;
}
