import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';
import type { SqliteAnswer, SqliteRequest } from './sqlite-messages.ts';

// The thread that owns one connection: SQLite answers synchronously, and the main thread must not wait.

const mostStatements = 200;
// The path is the only thing the dialect passes.
const database = new DatabaseSync(workerData as string, { timeout: 5000 });
const statements = new Map<string, StatementSync>();

database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA cache_size = -16384;');
parentPort?.on('message', (request: SqliteRequest) => parentPort?.postMessage(answer(request)));

function answer({ id, sql, parameters }: SqliteRequest): SqliteAnswer {
	try {
		return { id, ...run(sql, parameters) };
	} catch (error) {
		return { id, error };
	}
}

function run(sql: string, parameters: SqliteRequest['parameters']) {
	const statement = prepare(sql);
	if (statement.columns().length > 0) return { rows: statement.all(...parameters) };
	const { changes, lastInsertRowid } = statement.run(...parameters);
	return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) };
}

function prepare(sql: string): StatementSync {
	const known = statements.get(sql);
	if (known) return known;
	if (statements.size >= mostStatements) statements.clear();
	const statement = database.prepare(sql);
	statements.set(sql, statement);
	return statement;
}
