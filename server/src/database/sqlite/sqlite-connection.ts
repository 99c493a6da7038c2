import type { SQLInputValue } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import type { CompiledQuery, DatabaseConnection, QueryResult, TransactionSettings } from 'kysely';
import { RowsToInsert } from '../rows-to-insert.ts';
import { noted, type Trouble } from '../trouble.ts';
import type { Release } from './mutex.ts';
import { busy, isLocked, sqliteError } from './sqlite-error.ts';
import type { SqliteResult, SqliteRow, SqliteStatement } from './sqlite-messages.ts';
import type { SqliteThread } from './sqlite-thread.ts';

/** True for a statement that certainly writes nothing, so that any connection can run it. */
export function isRead({ query, sql }: Pick<CompiledQuery, 'query' | 'sql'>): boolean {
	if (query.kind === 'SelectQueryNode') return true;
	return query.kind === 'RawNode' && /^\s*select\b/i.test(sql);
}

/** A thread that nobody else uses until it is released. */
export interface HeldThread {
	readonly thread: SqliteThread;
	readonly release: Release;
}

/** Shared by the connections of one database. */
export interface SqliteThreads {
	readonly path: string;
	readonly trouble: Trouble;
	readonly longestWaitMs: number;
	/** Null if reads have to take turns at the writer too. */
	readonly read: ((statement: SqliteStatement) => Promise<SqliteResult>) | null;
	/** Null if the writer was not released in time. */
	holdWriter(longestWaitMs: number): Promise<HeldThread | null>;
	/** A reader whose transaction sees one state of the database. */
	openSnapshot(): HeldThread;
}

/**
 * A connection as Kysely sees it. It reads on any thread until its first write or transaction; from
 * then on it holds the writer until Kysely releases it.
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
			throw this.#explained(error);
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
			// Immediate: a transaction that begins with a read could not turn into a writer while
			// another program writes.
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
			throw this.#explained(error);
		}
	}

	#explained(error: unknown): unknown {
		const { path, trouble } = this.#threads;
		return noted(trouble, sqliteError(error, path));
	}

	async #run(query: CompiledQuery): Promise<SqliteResult> {
		// Kysely does not know the driver's value types; our schema types guarantee them.
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
				const result = await this.#held.thread.run(statement);
				if (result.changes > 0 && /^insert\b/i.test(sql)) this.#threads.trouble.isFull = false;
				return result;
			} catch (error) {
				const mayTryAgain = !this.#isInTransaction && performance.now() < deadlineMs;
				if (!isLocked(error) || !mayTryAgain) throw error;
				await pause(betweenTriesMs);
			}
		}
	}

	/** Sends the next rows while the thread writes the previous ones. */
	async #insert(sql: string, rows: RowsToInsert): Promise<QueryResult<never>> {
		const isAlone = !this.#isInTransaction;
		if (isAlone) await this.begin({});
		try {
			let changes = 0;
			let before = Promise.resolve<SqliteResult | null>(null);
			for (const runs of rows.chunks()) {
				const written = this.#write(sql, runs);
				// Awaited one round later; until then a failure would count as unhandled.
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
	// The schema types guarantee the shape of the rows.
	const named = rows.map((row) => namedRow(columns, row) as Row);
	return { rows: named, numAffectedRows: BigInt(changes) };
}

function namedRow(columns: readonly string[], row: readonly unknown[]): Record<string, unknown> {
	const named: Record<string, unknown> = {};
	for (const [index, column] of columns.entries()) named[column] = row[index];
	return named;
}
