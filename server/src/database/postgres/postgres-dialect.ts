import { type Dialect, PostgresDialect, type PostgresPool } from 'kysely';
import pg from 'pg';
import type { ConnectionCounts } from '../readiness.ts';
import type { Trouble } from '../trouble.ts';
import { type ClientWatch, watchedClient } from './postgres-client.ts';
import { connectError } from './postgres-error.ts';

export interface PostgresSettings {
	readonly url: string;
	/** Time limit per statement; defaults to the server's own. */
	readonly statementTimeoutMs?: number;
}

const connectTimeoutMs = 10_000;
const mostConnections = 10;
/** How much later than its own time limit PostgreSQL may answer before it counts as gone. */
const lateMs = 2_000;

/** The dialect, and the use of its connections. */
export function postgresDialect(
	settings: PostgresSettings,
	trouble: Trouble,
): { readonly dialect: Dialect; readonly connections: () => ConnectionCounts } {
	let opened: pg.Pool | undefined;
	const dialect = new PostgresDialect({
		pool: async () => {
			opened = connectionsTo(settings);
			return pool(opened, settings, trouble);
		},
	});
	const connections = () => {
		const { idleCount: idle = 0, totalCount = 0, waitingCount: waiting = 0 } = opened ?? {};
		return { busy: totalCount - idle, idle, waiting };
	};
	return { dialect, connections };
}

export function connectionSettings({ url, statementTimeoutMs }: PostgresSettings) {
	return {
		connectionString: url,
		application_name: 'plumbline',
		connectionTimeoutMillis: connectTimeoutMs,
		keepAlive: true,
		// The system’s default of two hours would keep connections to a machine that no longer exists.
		keepAliveInitialDelayMillis: 10_000,
		statement_timeout: statementTimeoutMs ?? false,
		// JIT compilation takes longer than our queries run.
		options: '-c jit=off',
	} satisfies pg.ClientConfig;
}

const connectionsTo = (settings: PostgresSettings) =>
	new pg.Pool({
		...connectionSettings(settings),
		max: mostConnections,
		types: { getTypeParser: (oid, format) => parserOf(oid) ?? pg.types.getTypeParser(oid, format) },
	});

function pool(
	connections: pg.Pool,
	{ statementTimeoutMs }: PostgresSettings,
	trouble: Trouble,
): PostgresPool {
	const watch: ClientWatch = {
		lost: new WeakSet(),
		trouble,
		...(statementTimeoutMs !== undefined && { answerMs: statementTimeoutMs + lateMs }),
	};
	// Without a listener, a connection that breaks while it is in use would end the process.
	connections.on('connect', (client) => client.on('error', () => watch.lost.add(client)));
	// Ignored: the pool replaces a connection that breaks while idle.
	connections.on('error', () => undefined);
	return {
		options: connections.options,
		connect: async () => watchedClient(await connected(connections), watch),
		end: () => connections.end(),
	};
}

async function connected(connections: pg.Pool): Promise<pg.PoolClient> {
	return connections.connect().catch((error: unknown) => {
		throw connectError(error);
	});
}

const { INT8, NUMERIC } = pg.types.builtins;

/** By default `pg` returns sums and counts as strings; ours are far below 2^53. */
function parserOf(oid: number): NumberConstructor | null {
	return oid === INT8 || oid === NUMERIC ? Number : null;
}
