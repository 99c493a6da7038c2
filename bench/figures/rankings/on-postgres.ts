import { openDatabase } from '@plumbline/server/database';
import { startPostgres } from '@plumbline/server/start-postgres';
import { sql } from 'kysely';

/**
 * Starts a temporary PostgreSQL with new databases of these names; the callback gets their URLs in
 * that order.
 */
export async function onPostgres<Result>(
	use: (urls: readonly string[]) => Promise<Result>,
	names: readonly string[],
): Promise<Result> {
	const server = await startPostgres();
	try {
		const admin = await openDatabase(server.url);
		for (const name of names) await sql`create database ${sql.id(name)}`.execute(admin);
		await admin.destroy();
		return await use(names.map((name) => urlOf(server.url, name)));
	} finally {
		await server.stop();
	}
}

function urlOf(serverUrl: string, name: string): string {
	const url = new URL(serverUrl);
	url.pathname = `/${name}`;
	return url.href;
}
