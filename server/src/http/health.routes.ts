import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Database } from '../database/open-database.ts';
import { ProblemError } from './problems/problem-error.ts';

/** Alive: the process answers. Ready: it can do its work. */
export function serveHealth(app: FastifyInstance, database: Database): void {
	app.get('/healthz', async () => ({ status: 'ok' }));
	app.get('/readyz', async () => {
		await sql`select 1`.execute(database).catch((cause: unknown) => {
			const detail = 'The database does not answer.';
			throw new ProblemError('overloaded', detail, { cause, headers: { 'retry-after': '5' } });
		});
		return { status: 'ready' };
	});
}
