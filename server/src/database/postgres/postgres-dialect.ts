import { type Dialect, PostgresDialect, type PostgresPool, type PostgresPoolClient } from 'kysely';
import pg from 'pg';
import { RowsToInsert } from '../rows-to-insert.ts';
import { copyRows } from './copy-rows.ts';
import { postgresError } from './postgres-error.ts';

export interface PostgresSettings {
	readonly url: string;
	/** How long one statement may take; without it, as long as the server allows. */
	readonly statementTimeoutMs?: number;
}

const connectTimeoutMs = 10_000;
const mostConnections = 10;

export function postgresDialect(settings: PostgresSettings): Dialect {
	return new PostgresDialect({ pool: async () => pool(settings) });
}

function pool({ url, statementTimeoutMs }: PostgresSettings): PostgresPool {
	const connections = new pg.Pool({
		connectionString: url,
		application_name: 'plumbline',
		max: mostConnections,
		connectionTimeoutMillis: connectTimeoutMs,
		keepAlive: true,
		statement_timeout: statementTimeoutMs ?? false,
		// Compiling a query at run time takes longer than our queries do.
		options: '-c jit=off',
		types: { getTypeParser: (oid, format) => parserOf(oid) ?? pg.types.getTypeParser(oid, format) },
	});
	// A connection that breaks while idle is replaced when the next one is asked for.
	connections.on('error', () => undefined);
	return {
		options: connections.options,
		connect: async () => clientOf(await connected(connections)),
		end: () => connections.end(),
	};
}

async function connected(connections: pg.Pool): Promise<pg.PoolClient> {
	return connections.connect().catch((error: unknown) => {
		throw postgresError(error);
	});
}

function clientOf(client: pg.PoolClient): PostgresPoolClient {
	return {
		release: (destroy) => client.release(destroy),
		// Kysely takes what `pg` answers, and its types say so less exactly.
		query: (async (sql: string, parameters: unknown[]) => {
			try {
				return await query(client, sql, parameters);
			} catch (error) {
				throw postgresError(error);
			}
		}) as unknown as PostgresPoolClient['query'],
	};
}

async function query(client: pg.PoolClient, sql: string, parameters: unknown[]) {
	const [first] = parameters;
	if (!(first instanceof RowsToInsert)) return client.query(sql, parameters);
	await copyRows(client, sql, first);
	return { command: 'COPY', rowCount: null, rows: [] };
}

const { INT8, NUMERIC } = pg.types.builtins;

/** Sums and counts come as texts otherwise; ours stay far below 2^53. */
function parserOf(oid: number): NumberConstructor | null {
	return oid === INT8 || oid === NUMERIC ? Number : null;
}
