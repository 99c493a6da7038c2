import type { PostgresPoolClient } from 'kysely';
import type pg from 'pg';
import { RowsToInsert } from '../rows-to-insert.ts';
import { noted, type Trouble } from '../trouble.ts';
import { copyRows } from './copy-rows.ts';
import { lostConnection, postgresError } from './postgres-error.ts';

export interface ClientWatch {
	/** Clients whose connection has broken. */
	readonly lost: WeakSet<pg.ClientBase>;
	readonly trouble: Trouble;
	/** A connection without an answer for this long is closed: PostgreSQL may be frozen. */
	readonly answerMs?: number;
}

/**
 * A client of the pool as Kysely needs it. Nothing is sent twice: after a lost connection nobody
 * knows whether PostgreSQL has executed the statement, so the caller decides.
 */
export function watchedClient(client: pg.PoolClient, watch: ClientWatch): PostgresPoolClient {
	return {
		release: (destroy) => client.release(destroy),
		// Kysely accepts what `pg` returns; only its types are narrower.
		query: ((sql: string, parameters: unknown[]) =>
			answered(client, watch, () =>
				query(client, sql, parameters),
			)) as unknown as PostgresPoolClient['query'],
	};
}

async function answered(
	client: pg.PoolClient,
	{ lost, trouble, answerMs }: ClientWatch,
	work: () => Promise<Pick<pg.QueryResult, 'command'>>,
) {
	let isLate = false;
	const timer = answerMs === undefined ? undefined : setTimeout(closeLate, answerMs);
	try {
		const result = await work();
		if (writes.includes(result.command)) trouble.isFull = false;
		return result;
	} catch (error) {
		const known = lost.has(client) ? lostConnection(error, isLate) : postgresError(error);
		throw noted(trouble, known);
	} finally {
		clearTimeout(timer);
	}

	function closeLate(): void {
		isLate = true;
		client.connection.stream.destroy();
	}
}

/** Statements that need space. */
const writes = ['INSERT', 'COPY'];

async function query(client: pg.PoolClient, sql: string, parameters: unknown[]) {
	const [first] = parameters;
	if (!(first instanceof RowsToInsert)) return client.query(sql, parameters);
	await copyRows(client, sql, first);
	return { command: 'COPY', rowCount: null, rows: [] };
}
