import { createHash } from 'node:crypto';
import type { DialectName } from '../database/dialect-of.ts';
import type { Migration } from '../database/migrations.ts';
import { statementsOf } from './statements-of.ts';

/** Changes with what the migration does, not with how its code is written. */
export async function migrationChecksum(
	migration: Migration,
	dialect: DialectName,
): Promise<string> {
	const statements = await statementsOf(migration, dialect);
	return createHash('sha256').update(statements.join('\n')).digest('hex').slice(0, 16);
}
