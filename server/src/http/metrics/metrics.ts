import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Database } from '../../database/open-database.ts';
import { isDiskFull } from '../../database/readiness.ts';
import type { AuditPool } from '../../pages/audits/audit-pool.ts';
import { databaseBytes, jobCounts } from './metrics.store.ts';

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

/** The metrics of a server. Database and pool are sampled when the metrics are read. */
export function createMetrics(database: Database, pool: AuditPool): Metrics {
	const registry = new Registry();
	const requests = new Histogram({
		name: 'plumbline_http_request_duration_seconds',
		help: 'Duration of responses.',
		labelNames: ['method', 'route', 'status'],
		buckets,
		registers: [registry],
	});
	watchAudits(registry, pool);
	watchJobs(registry, database);
	watchSize(registry, database);
	watchDisk(registry, database);
	return {
		count: ({ method, route, status, seconds }) =>
			requests.observe({ method, route, status: String(status) }, seconds),
		text: () => Registry.merge([processMetrics(), registry]).metrics(),
	};
}

function watchAudits(registry: Registry, pool: AuditPool): void {
	new Gauge({
		name: 'plumbline_audits',
		help: 'Pages that are being audited or are waiting.',
		labelNames: ['state'],
		registers: [registry],
		collect() {
			const { running, waiting } = pool.load();
			this.set({ state: 'running' }, running);
			this.set({ state: 'waiting' }, waiting);
		},
	});
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

function watchSize(registry: Registry, database: Database): void {
	new Gauge({
		name: 'plumbline_database_bytes',
		help: 'Size of the database.',
		registers: [registry],
		async collect() {
			this.set(await databaseBytes(database));
		},
	});
}

function watchDisk(registry: Registry, database: Database): void {
	new Gauge({
		name: 'plumbline_database_full',
		help: '1 while nothing can be written because the disk of the database is full, otherwise 0.',
		registers: [registry],
		collect() {
			this.set(isDiskFull(database) ? 1 : 0);
		},
	});
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
