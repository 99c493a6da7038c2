import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Database } from '../../database/open-database.ts';
import { connectionsOf, isDiskFull } from '../../database/readiness.ts';
import type { SharedServices } from '../../pages/audits/audit-url.ts';
import { browserEnds, type RenderPool } from '../../pages/render/renderer.ts';
import { databaseBytes, jobCounts, runningCrawls } from './metrics.store.ts';
import type { Refusals } from './refusals.ts';

export interface AnsweredRequest {
	readonly method: string;
	/** The registered route, never the requested path, which may contain anything. */
	readonly route: string;
	readonly status: number;
	readonly seconds: number;
}

export interface Metrics {
	count(request: AnsweredRequest): void;
	/** In the text format of Prometheus. */
	text(): Promise<string>;
}

const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

export interface Measured {
	readonly database: Database;
	readonly services: Pick<SharedServices, 'pool' | 'renderer'>;
	readonly refusals: Refusals;
	/** Attempts of this server to send messages of watches, by the state they led to. */
	readonly deliveries: Readonly<Record<string, number>>;
	/** Of Plumbline. */
	readonly version: string;
}

/** The metrics of a server. Database and services are sampled when the metrics are read. */
export function createMetrics(measured: Measured): Metrics {
	const { database, deliveries, refusals, services, version } = measured;
	const registry = new Registry();
	const requests = new Histogram({
		name: 'plumbline_http_request_duration_seconds',
		help: 'Duration of responses.',
		labelNames: ['method', 'route', 'status'],
		buckets,
		registers: [registry],
	});
	const gauges = gaugesIn(registry);
	const { pool, renderer = null } = services;
	gauges('plumbline_build_info', 'Always 1; the labels name the version.', 'version', () => [
		[version, 1],
	]);
	gauges('plumbline_audits', 'Pages that are being audited or are waiting.', 'state', () =>
		Object.entries(pool.load()),
	);
	gauges('plumbline_refused_total', 'Requests that were refused unread, by part.', 'part', () =>
		Object.entries(refusals),
	);
	gauges('plumbline_deliveries_total', 'Attempts to send messages of watches.', 'state', () =>
		Object.entries(deliveries),
	);
	if (renderer !== null) watchRenderer(gauges, renderer);
	watchJobs(registry, database);
	watchCrawls(gauges, database);
	watchDatabase(gauges, database);
	return {
		count: ({ method, route, status, seconds }) =>
			requests.observe({ method, route, status: String(status) }, seconds),
		text: () => Registry.merge([processMetrics(), registry]).metrics(),
	};
}

type Values = readonly (readonly [label: string, value: number])[];
type Gauges = ReturnType<typeof gaugesIn>;

/**
 * Defines metrics that are read when they are asked for: counters if their names say so, otherwise
 * gauges. They have one label, or none if its name is empty.
 */
function gaugesIn(registry: Registry) {
	return (
		name: string,
		help: string,
		label: string,
		read: () => Values | Promise<Values>,
	): void => {
		const Metric = name.endsWith('_total') ? Counter : Gauge;
		new Metric({
			name,
			help,
			labelNames: label === '' ? [] : [label],
			registers: [registry],
			async collect() {
				const values = await read();
				this.reset();
				for (const [of, value] of values) this.inc(label === '' ? {} : { [label]: of }, value);
			},
		});
	};
}

function watchRenderer(gauges: Gauges, renderer: RenderPool): void {
	gauges('plumbline_render_pages', 'Pages in browsers, and waiting for one.', 'state', () => {
		const { running, waiting } = renderer.load();
		return Object.entries({ running, waiting });
	});
	gauges('plumbline_render_browsers', 'Browsers, idle ones included.', '', () => [
		['', renderer.load().browsers],
	]);
	gauges('plumbline_render_memory_bytes', 'Memory of all browsers together.', '', () => [
		['', renderer.load().memoryBytes],
	]);
	gauges(
		'plumbline_render_ended_total',
		'Browsers that ended with a page, by reason.',
		'reason',
		() => {
			const { ended } = renderer.load();
			return browserEnds.map((reason) => [reason, ended.get(reason) ?? 0]);
		},
	);
}

function watchJobs(registry: Registry, database: Database): void {
	new Gauge({
		name: 'plumbline_jobs',
		help: 'Jobs by kind and state.',
		labelNames: ['kind', 'state'],
		registers: [registry],
		async collect() {
			this.reset();
			for (const { kind, state, count } of await jobCounts(database)) {
				this.set({ kind, state }, count);
			}
		},
	});
}

function watchCrawls(gauges: Gauges, database: Database): void {
	gauges('plumbline_crawls_running', 'Crawls that have not ended.', '', async () => [
		['', (await runningCrawls(database)).count],
	]);
	gauges('plumbline_crawl_pages', 'Pages that running crawls have visited.', '', async () => [
		['', (await runningCrawls(database)).pages],
	]);
}

function watchDatabase(gauges: Gauges, database: Database): void {
	gauges('plumbline_database_bytes', 'Size of the database.', '', async () => [
		['', await databaseBytes(database)],
	]);
	gauges(
		'plumbline_database_full',
		'1 while nothing can be written because the disk of the database is full, otherwise 0.',
		'',
		() => [['', isDiskFull(database) ? 1 : 0]],
	);
	gauges(
		'plumbline_database_connections',
		'Connections to PostgreSQL, and requests that wait for one.',
		'state',
		() => Object.entries(connectionsOf(database) ?? {}),
	);
}

let ofProcess: Registry | undefined;

/** Memory, event loop and garbage collection belong to the process, whatever the number of servers in it. */
function processMetrics(): Registry {
	if (ofProcess === undefined) {
		ofProcess = new Registry();
		collectDefaultMetrics({ register: ofProcess });
	}
	return ofProcess;
}
