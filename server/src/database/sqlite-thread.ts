import type { SQLInputValue } from 'node:sqlite';
import { Worker } from 'node:worker_threads';
import { siblingModule } from '../sibling-module.ts';
import type { SqliteAnswer, SqliteResult } from './sqlite-messages.ts';

interface Waiting {
	resolve(result: SqliteResult): void;
	reject(reason: unknown): void;
}

export interface SqliteThread {
	run(sql: string, parameters: readonly SQLInputValue[]): Promise<SqliteResult>;
	close(): Promise<void>;
}

/** A SQLite connection in a thread of its own. */
export function openSqliteThread(path: string): SqliteThread {
	const worker = new Worker(siblingModule(import.meta.url, './sqlite-worker'), {
		workerData: path,
	});
	const waiting = new Map<number, Waiting>();
	let nextId = 0;
	let failure: unknown = null;
	worker.on('message', (answer: SqliteAnswer) => {
		const caller = waiting.get(answer.id);
		waiting.delete(answer.id);
		if ('error' in answer) caller?.reject(answer.error);
		else caller?.resolve(answer);
	});
	worker.on('error', (error) => {
		failure = error;
		for (const caller of waiting.values()) caller.reject(error);
		waiting.clear();
	});
	return {
		run: (sql, parameters) =>
			new Promise((resolve, reject) => {
				if (failure !== null) return reject(failure);
				const id = nextId++;
				waiting.set(id, { resolve, reject });
				worker.postMessage({ id, sql, parameters });
			}),
		close: async () => {
			await worker.terminate();
		},
	};
}
