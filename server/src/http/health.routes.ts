import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/open-database.ts';
import { databaseReadiness, type Readiness } from '../database/readiness.ts';
import { explanationOf } from '../process/expected-error.ts';
import { ProblemError } from './problems/problem-error.ts';

/** /healthz: the process answers. /readyz: it can do its work. */
export function serveHealth(
	app: FastifyInstance,
	database: Database,
	isStarting = () => false,
): void {
	app.get('/healthz', async () => ({ status: 'ok' }));
	app.get('/readyz', async () => {
		if (isStarting()) throw notReady('The server is still starting.');
		const { isFull } = await readiness(database);
		// Reads go on, so requests should still come here.
		return isFull ? { status: 'ready', writes: 'disk_full' } : { status: 'ready' };
	});
}

const none = 'The database does not answer.';

function readiness(database: Database): Promise<Readiness> {
	return databaseReadiness(database).catch((cause: unknown) => {
		const detail = explanationOf(cause) ?? none;
		throw notReady(detail, cause);
	});
}

const notReady = (detail: string, cause?: unknown) =>
	new ProblemError('overloaded', detail, { cause, headers: { 'retry-after': '5' } });
