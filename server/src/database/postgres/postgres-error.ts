import pg from 'pg';
import { ExpectedError } from '../../process/expected-error.ts';
import { storageFull } from '../storage-full.ts';

const diskFull = '53100';
const readOnly = '25006';
/** `data_corrupted` and `index_corrupted`. */
const damage = ['XX001', 'XX002'];

const standby =
	'This server uses a read-only copy of the database. Send changes to the main server.';

const closed = 'PostgreSQL closed the connection.';
const stopping = 'PostgreSQL is stopping.';

/** Causes of temporary failures by code; appendix A of PostgreSQL's documentation lists the codes. */
const passing: Readonly<Record<string, string>> = {
	'08000': closed,
	'08001': closed,
	'08003': closed,
	'08006': closed,
	'40001': 'A different process changed the same rows at the same moment.',
	'40P01': 'A different process changed the same rows at the same moment.',
	'53300': 'PostgreSQL has no connection left.',
	'55P03': 'A different process has locked the same rows.',
	'57014': 'PostgreSQL took longer than a request is allowed to take.',
	'57P01': stopping,
	'57P02': stopping,
	'57P03': 'PostgreSQL is starting.',
	'57P05': closed,
	ECONNREFUSED: 'PostgreSQL does not answer at the host in DATABASE_URL.',
	ECONNRESET: closed,
	EPIPE: closed,
};

const nodeAway = 'A node of the PostgreSQL cluster does not answer.';

/** Citus gives such failures the code of internal errors. */
const isNodeAway = (code: string, error: unknown) =>
	code === 'XX000' &&
	/could not commit transaction for shard|failure on connection marked as essential/.test(
		String(error),
	);

/** Describes the failures that people can do something about; returns others unchanged. */
export function postgresError(error: unknown): unknown {
	const code = error instanceof Error && 'code' in error ? String(error.code) : '';
	if (code === diskFull) return storageFull(error);
	if (code === readOnly) return new ExpectedError('database_busy', standby, { cause: error });
	if (damage.includes(code)) return damaged(error);
	const reason = passing[code] ?? (isNodeAway(code, error) ? nodeAway : undefined);
	return reason === undefined ? error : away(reason, error);
}

/** The connection broke, or PostgreSQL did not answer in time. `pg` gives such errors no code. */
export function lostConnection(error: unknown, isLate: boolean): unknown {
	const known = postgresError(error);
	if (known !== error) return known;
	return away(isLate ? 'PostgreSQL does not answer.' : closed, error);
}

/** PostgreSQL refuses with an error of its own; everything else means that it was not reached. */
export function connectError(error: unknown): unknown {
	const known = postgresError(error);
	if (known !== error || error instanceof pg.DatabaseError) return known;
	const message = 'PostgreSQL cannot be reached. Try again in a moment.';
	return new ExpectedError('database_unreachable', message, { cause: error });
}

function away(reason: string, cause: unknown): ExpectedError {
	return new ExpectedError('database_busy', `${reason} Try again in a moment.`, { cause });
}

function damaged(cause: unknown): ExpectedError {
	return new ExpectedError(
		'database_damaged',
		'PostgreSQL found damaged data. “plumbline restore FILE” prints the command that restores a backup; restart the server afterwards.',
		{ cause },
	);
}
