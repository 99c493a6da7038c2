import type { FastifyInstance } from 'fastify';
import type { AuditPool } from '../audits/audit-pool.ts';
import type { Database } from '../database/open-database.ts';
import { ProblemError } from '../http/problem-error.ts';
import type { Metrics } from './metrics.ts';
import { type MetricsAccess, mayReadMetrics } from './metrics-access.ts';

interface Watched {
	readonly database: Database;
	readonly pool: AuditPool;
	readonly access: MetricsAccess;
}

/** Counts answers and tells them, with the state of the server, at /metrics. */
export function serveMetrics(app: FastifyInstance, { database, pool, access }: Watched): void {
	if (access === 'off') return;
	let loaded: Promise<Metrics> | undefined;
	const metrics = () => {
		// Its library takes longer to load than a server to start, so it comes after the first answer.
		loaded ??= import('./metrics.ts').then(({ createMetrics }) => createMetrics(database, pool));
		return loaded;
	};
	app.addHook('onResponse', async ({ method, routeOptions }, reply) => {
		const { count } = await metrics();
		const route = routeOptions.url ?? 'none';
		count({ method, route, status: reply.statusCode, seconds: reply.elapsedTime / 1000 });
	});
	app.get('/metrics', async ({ ip, headers }, reply) => {
		if (!mayReadMetrics(access, { address: ip, headers })) throw notHere();
		const { text } = await metrics();
		return reply.type('text/plain; version=0.0.4; charset=utf-8').send(await text());
	});
}

function notHere(): ProblemError {
	return new ProblemError(
		'not_found',
		'Metrics are for programs on the machine of the server. PLUMBLINE_METRICS=on opens them to whoever reaches its port.',
	);
}
