import { Worker } from 'node:worker_threads';
import { siblingModule } from '../../process/sibling-module.ts';
import { SqliteError } from './sqlite-error.ts';
import type {
	SqliteAnswer,
	SqliteMessage,
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
	/** Closes the connection after its pending statements. */
	close(): Promise<void>;
}

/** A SQLite connection in its own thread. */
export function openSqliteThread(options: SqliteThreadOptions): SqliteThread {
	const { role } = options;
	const worker = idle[role].pop() ?? startWorker();
	const post = (message: SqliteMessage) => worker.postMessage(message);
	const waiting = new Map<number, Waiting>();
	let nextId = 0;
	let brokenBy: unknown = null;
	let closing: Promise<void> | null = null;
	const closed = new Promise<void>((resolve) => {
		worker.on('message', (answer: SqliteAnswer | 'closed') => {
			if (answer === 'closed') return resolve();
			const caller = waiting.get(answer.id);
			waiting.delete(answer.id);
			if ('failure' in answer) caller?.reject(new SqliteError(answer.failure));
			else caller?.resolve(answer.result);
		});
		worker.on('error', (error) => fail(error));
		worker.on('exit', () => {
			fail(new Error('The thread of the database has ended.'));
			resolve();
		});
	});
	worker.ref();
	post({ open: options });
	return {
		run: (statement) =>
			new Promise((resolve, reject) => {
				if (brokenBy !== null) return reject(brokenBy);
				if (closing !== null) return reject(new Error('The database has been closed.'));
				const id = nextId++;
				waiting.set(id, { resolve, reject });
				post({ id, ...statement });
			}),
		isBroken: () => brokenBy !== null,
		close: () => {
			closing ??= close();
			return closing;
		},
	};

	async function close(): Promise<void> {
		post('close');
		await closed;
		if (brokenBy === null) await release(worker, role);
	}

	function fail(error: unknown): void {
		brokenBy ??= error;
		for (const caller of waiting.values()) caller.reject(brokenBy);
		waiting.clear();
	}
}

/** Starting a thread takes tens of milliseconds, so a few stay for the next connections. */
const mostIdle = 2;
/** Apart by role: readers have a lower priority, which they cannot raise again. */
const idle: Readonly<Record<SqliteThreadOptions['role'], Worker[]>> = { reader: [], writer: [] };

function startWorker(): Worker {
	return new Worker(siblingModule(import.meta.url, './sqlite-worker'));
}

/** Keeps a closed thread for later, which does not keep the program from ending, or ends it. */
async function release(worker: Worker, role: SqliteThreadOptions['role']): Promise<void> {
	for (const event of ['message', 'error', 'exit']) worker.removeAllListeners(event);
	worker.unref();
	if (idle[role].length < mostIdle) idle[role].push(worker);
	else await worker.terminate();
}
