import pg from 'pg';
import { ExpectedError } from '../../process/expected-error.ts';
import { marker } from '../migrate.ts';
import { connectionSettings, type PostgresSettings } from './postgres-dialect.ts';
import { connectError, lostConnection } from './postgres-error.ts';

/** A health check that takes longer counts as failed anyway. */
const longestLookMs = 2000;

/** Reads over a connection of its own, so that busy ones do not count as a failure. */
export async function lookIntoPostgres(settings: PostgresSettings): Promise<void> {
	const client = new pg.Client({
		...connectionSettings(settings),
		connectionTimeoutMillis: longestLookMs,
	});
	client.on('error', () => undefined);
	const close = () => client.connection.stream.destroy();
	const timer = setTimeout(close, longestLookMs);
	try {
		await client.connect().catch((error: unknown) => {
			throw missing(error) ?? connectError(error);
		});
		await client.query(`select name from ${marker}`).catch((error: unknown) => {
			throw missing(error) ?? lostConnection(error, true);
		});
		await client.end();
	} finally {
		clearTimeout(timer);
		close();
	}
}

/** `invalid_catalog_name` and `undefined_table`. */
const missingCodes = ['3D000', '42P01'];

function missing(error: unknown): ExpectedError | null {
	if (!(error instanceof pg.DatabaseError) || !missingCodes.includes(error.code ?? '')) return null;
	return new ExpectedError(
		'database_damaged',
		'The database in DATABASE_URL, or its tables, have been deleted. “plumbline restore FILE” prints the command that restores a backup; restart the server afterwards.',
		{ cause: error },
	);
}
