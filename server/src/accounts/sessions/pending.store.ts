import type { Database } from '../../database/open-database.ts';

/** The unfinished step of a session, encrypted; null if there is none. */
export async function pendingOf(database: Database, sessionId: number): Promise<string | null> {
	const row = await database
		.selectFrom('console_session')
		.select('pending')
		.where('id', '=', sessionId)
		.executeTakeFirst();
	return row?.pending ?? null;
}

export async function setPending(
	database: Database,
	sessionId: number,
	pending: string | null,
): Promise<void> {
	await database
		.updateTable('console_session')
		.set({ pending })
		.where('id', '=', sessionId)
		.execute();
}
