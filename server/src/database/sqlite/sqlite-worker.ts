import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { parentPort } from 'node:worker_threads';
import { yieldToMainThread } from '../../process/yield-to-main-thread.ts';
import { inMemory } from '../database-url.ts';
import { fileIdentity } from './look-into-file.ts';
import { movedCode } from './sqlite-error.ts';
import type {
	SqliteAnswer,
	SqliteFailure,
	SqliteMessage,
	SqliteRequest,
	SqliteResult,
	SqliteRow,
	SqliteStatement,
	SqliteThreadOptions,
} from './sqlite-messages.ts';

// The thread that owns one connection: SQLite answers synchronously, and the main thread must not
// wait. Closed, it can be given the next database.

let connection: Connection | null = null;
let hasYielded = false;

parentPort?.on('message', (message: SqliteMessage) => {
	if (message === 'close') {
		connection?.close();
		connection = null;
		parentPort?.postMessage('closed');
	} else if ('open' in message) {
		if (message.open.role === 'reader') yieldOnce();
		// A failure ends the thread, with the error for callers that wait for an answer.
		connection = openConnection(message.open);
	} else {
		parentPort?.postMessage(connection?.answer(message));
	}
});

function yieldOnce(): void {
	if (!hasYielded) yieldToMainThread();
	hasYielded = true;
}

interface Connection {
	answer(request: SqliteRequest): SqliteAnswer;
	close(): void;
}

interface Prepared {
	readonly statement: StatementSync;
	readonly columns: readonly string[];
}

const mostStatements = 200;
/** Statements with longer lists are large, and hardly ever come again with the same length. */
const mostParameters = 100;
// Bytes. Truncates a WAL that a big import made long, once it has been written back.
const walLimit = 64 * 1024 * 1024;
const movedAway: SqliteFailure = { message: 'The file has moved.', code: movedCode };
const nothing: SqliteResult = { columns: [], rows: [], changes: 0 };

function openConnection({ cacheKib, lockWaitMs, path, role }: SqliteThreadOptions): Connection {
	const database = new DatabaseSync(path, { timeout: lockWaitMs, readOnly: role === 'reader' });
	const identity = path === inMemory ? null : fileIdentity(path);
	const known = new Map<string, Prepared>();
	if (role === 'writer') {
		database.exec(`PRAGMA journal_mode = WAL; PRAGMA journal_size_limit = ${walLimit}`);
	}
	database.exec(`PRAGMA synchronous = FULL; PRAGMA cache_size = -${cacheKib}`);
	return {
		answer: ({ id, ...statement }) => {
			try {
				const result = run(statement);
				// Committed to a file that nobody will find again: such a write is not acknowledged.
				if (role === 'writer' && !database.isTransaction && isMoved())
					return { id, failure: movedAway };
				return { id, result };
			} catch (error) {
				return { id, failure: failure(error) };
			}
		},
		close: () => {
			known.clear();
			database.close();
		},
	};

	function isMoved(): boolean {
		return identity !== null && fileIdentity(path) !== identity;
	}

	function run({ sql, runs, needsTransaction }: SqliteStatement): SqliteResult {
		if (needsTransaction && !database.isTransaction) {
			if (sql === 'rollback') return nothing;
			throw new Error('The transaction has ended already.');
		}
		const { statement, columns } = prepared(sql, runs[0] ?? []);
		if (columns.length === 0) {
			let changes = 0;
			for (const parameters of runs) changes += Number(statement.run(...parameters).changes);
			return { ...nothing, changes };
		}
		// `all` returns arrays after setReturnArrays, which its type does not know.
		const rows = statement.all(...(runs[0] ?? [])) as unknown as SqliteResult['rows'];
		return { columns, rows, changes: rows.length };
	}

	function prepared(sql: string, parameters: SqliteRow): Prepared {
		const before = known.get(sql);
		if (before) return before;
		if (known.size >= mostStatements) known.clear();
		const statement = database.prepare(sql);
		statement.setReturnArrays(true);
		const prepared = { statement, columns: statement.columns().map(({ name }) => name) };
		if (parameters.length <= mostParameters) known.set(sql, prepared);
		return prepared;
	}
}

function failure(error: unknown): SqliteFailure {
	if (!(error instanceof Error)) return { message: String(error), code: null };
	const code = 'errcode' in error ? Number(error.errcode) : null;
	return { message: error.message, code };
}
