import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { siblingModule } from '../../process/sibling-module.ts';
import { SqliteError } from './sqlite-error.ts';
import type {
	SqliteAnswer,
	SqliteResult,
	SqliteStatement,
	SqliteThreadOptions,
} from './sqlite-messages.ts';

interface Waiting {
	resolve(result: SqliteResult): void;
	reject(reason: unknown): void;
}

export interface SqliteThread {
	run(statement: SqliteStatement): Promise<SqliteResult>;
	/** The thread has exited by itself, or never started: a new one may work. */
	isBroken(): boolean;
	/** Ends the thread after its pending statements. */
	close(): Promise<void>;
}

/** A SQLite connection in its own thread. */
export function openSqliteThread(options: SqliteThreadOptions): SqliteThread {
	const worker = new Worker(siblingModule(import.meta.url, './sqlite-worker'), {
		workerData: options,
	});
	const ended = once(worker, 'exit').catch(() => undefined);
	const waiting = new Map<number, Waiting>();
	let nextId = 0;
	let brokenBy: unknown = null;
	worker.on('message', (answer: SqliteAnswer) => {
		const caller = waiting.get(answer.id);
		waiting.delete(answer.id);
		if ('failure' in answer) caller?.reject(new SqliteError(answer.failure));
		else caller?.resolve(answer.result);
	});
	worker.on('error', (error) => fail(error));
	worker.on('exit', () => fail(new Error('The thread of the database has ended.')));
	return {
		run: (statement) =>
			new Promise((resolve, reject) => {
				if (brokenBy !== null) return reject(brokenBy);
				const id = nextId++;
				waiting.set(id, { resolve, reject });
				worker.postMessage({ id, ...statement });
			}),
		isBroken: () => brokenBy !== null,
		close: async () => {
			worker.postMessage('close');
			await ended;
		},
	};

	function fail(error: unknown): void {
		brokenBy ??= error;
		for (const caller of waiting.values()) caller.reject(brokenBy);
		waiting.clear();
	}
}
