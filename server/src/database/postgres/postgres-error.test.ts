import { expect, test } from 'vitest';
import { postgresError } from './postgres-error.ts';

const internalError = (message: string) => Object.assign(new Error(message), { code: 'XX000' });

test.each([
	['could not commit transaction for shard 102042 on at least one active node', 'database_busy'],
	['failure on connection marked as essential: 127.0.0.1:5433', 'database_busy'],
	['cache lookup failed for relation 16384', 'XX000'],
])('“%s” is %s', (message, code) => {
	expect(postgresError(internalError(message))).toMatchObject({ code });
});
