import type { SqliteResult, SqliteStatement } from './sqlite-messages.ts';
import type { SqliteThread } from './sqlite-thread.ts';

export interface SqliteReaders {
	run(statement: SqliteStatement): Promise<SqliteResult>;
	close(): Promise<void>;
}

/** A few reader threads. A statement goes to the first free one, in order of arrival. */
export function createSqliteReaders(open: () => SqliteThread, most: number): SqliteReaders {
	const threads = new Set<SqliteThread>();
	const idle: SqliteThread[] = [];
	const waiting: ((thread: SqliteThread) => void)[] = [];

	function opened(): SqliteThread {
		const thread = open();
		threads.add(thread);
		return thread;
	}

	async function free(): Promise<SqliteThread> {
		const thread = idle.pop();
		if (thread) return thread;
		if (threads.size < most) return opened();
		return new Promise((resolve) => waiting.push(resolve));
	}

	function giveBack(thread: SqliteThread): void {
		if (thread.isBroken()) threads.delete(thread);
		const waiter = waiting.shift();
		if (waiter) waiter(thread.isBroken() ? opened() : thread);
		else if (!thread.isBroken()) idle.push(thread);
	}

	return {
		run: async (statement) => {
			const thread = await free();
			try {
				return await thread.run(statement);
			} finally {
				giveBack(thread);
			}
		},
		close: async () => {
			await Promise.all([...threads].map((thread) => thread.close()));
		},
	};
}
