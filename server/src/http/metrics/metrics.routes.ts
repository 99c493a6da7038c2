import type { FastifyInstance } from 'fastify';
import { ProblemError } from '../problems/problem-error.ts';
import type { Measured, Metrics } from './metrics.ts';
import { type MetricsAccess, mayReadMetrics } from './metrics-access.ts';
import { countRefusals } from './refusals.ts';

interface Watched extends Omit<Measured, 'refusals'> {
	readonly access: MetricsAccess;
}

/** Counts answers, and serves the counts and the state of the server at /metrics. */
export function serveMetrics(app: FastifyInstance, { access, ...measured }: Watched): void {
	if (access === 'off') return;
	const refusals = countRefusals(app);
	let loading: Promise<Metrics> | undefined;
	let loaded: Metrics | undefined;
	const metrics = () => {
		// Its library takes longer to load than a server takes to start, so it loads after the first answer.
		loading ??= import('./metrics.ts').then(({ createMetrics }) => {
			loaded = createMetrics({ ...measured, refusals });
			return loaded;
		});
		return loading;
	};
	const unknown = (error: unknown) => app.log.warn({ err: error }, 'answers are not counted');
	app.addHook('onResponse', ({ method, routeOptions }, reply, done) => {
		const route = routeOptions.url ?? 'none';
		const seconds = reply.elapsedTime / 1000;
		const answered = { method, route, status: reply.statusCode, seconds };
		if (loaded) loaded.count(answered);
		else metrics().then(({ count }) => count(answered), unknown);
		done();
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
		'Metrics are only for programs on the server’s own machine. PLUMBLINE_METRICS=on opens them to everyone who can reach its port.',
	);
}
