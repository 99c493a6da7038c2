import { ExpectedError } from '../../errors/expected-error.ts';
import { storageFull } from '../storage-full.ts';

const diskFull = '53100';
const readOnly = '25006';

const standby =
	'This server reads a copy of the database, which takes no changes. Send them to the main server.';

/** What the codes say that go away by themselves; the documentation’s appendix A lists them. */
const passing: Readonly<Record<string, string>> = {
	'40001': 'Somebody else changed the same rows at the same moment.',
	'40P01': 'Somebody else changed the same rows at the same moment.',
	'53300': 'PostgreSQL has no connection left.',
	'55P03': 'Somebody else holds what this needs.',
	'57014': 'PostgreSQL took longer than a request may take.',
	'57P01': 'PostgreSQL is stopping.',
	'57P02': 'PostgreSQL is stopping.',
	'57P03': 'PostgreSQL is starting.',
	ECONNREFUSED: 'PostgreSQL does not answer at the address in DATABASE_URL.',
	ECONNRESET: 'PostgreSQL closed the connection.',
};

/** Names the failures that people can do something about; others stay as they are. */
export function postgresError(error: unknown): unknown {
	const code = error instanceof Error && 'code' in error ? String(error.code) : '';
	if (code === diskFull) return storageFull(error);
	if (code === readOnly) return new ExpectedError('database_busy', standby, { cause: error });
	const reason = passing[code];
	if (reason === undefined) return error;
	return new ExpectedError('database_busy', `${reason} Try again in a moment.`, { cause: error });
}
