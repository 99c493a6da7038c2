import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/config.ts';
import { crawlKind } from '../crawl/on-sites/crawl-job.ts';
import {
	firstAuditKind,
	performFirstAudit,
	scheduleFirstAudit,
} from '../crawl/on-sites/first-audit.ts';
import { performCrawl } from '../crawl/on-sites/perform-crawl.ts';
import { createPace } from '../crawl/pace/pace.ts';
import { type Database, isReadOnly, openDatabase } from '../database/open-database.ts';
import { runSyncs } from '../jobs/sync/run-syncs.ts';
import { createAuditPool, defaultPoolLimits } from '../pages/audits/audit-pool.ts';
import type { SharedServices } from '../pages/audits/audit-url.ts';
import { createPageFetcher } from '../pages/fetch/fetch-page.ts';
import { defaultLimits } from '../pages/fetch/limits.ts';
import { certificateReader } from '../pages/fetch/read-certificate.ts';
import { createRenderer } from '../pages/render/create-renderer.ts';
import { defaultRenderLimits } from '../pages/render/render-limits.ts';
import { ExpectedError } from '../process/expected-error.ts';
import { surviveStrayErrors } from '../process/stray-errors.ts';
import { performReports } from '../reports/perform-reports.ts';
import { reportKind } from '../reports/report-plan.store.ts';
import { vaultOf } from '../sources/seal.ts';
import { sources } from '../sources/sources.ts';
import { runRemovals } from '../upkeep/removal/run-removals.ts';
import { performRetention, retentionKind } from '../upkeep/retention/retention-job.ts';
import { scheduleRetention } from '../upkeep/retention/schedule-retention.store.ts';
import { version } from '../version.ts';
import { performDeliveries } from '../watch/deliver/perform-deliveries.ts';
import { deliverKind } from '../watch/deliver/schedule-deliveries.store.ts';
import { mendWatches } from '../watch/mend-watches.ts';
import { confirmKind, watchKind } from '../watch/schedule-watch.store.ts';
import { performConfirmation, performWatch, watchIntervalMs } from '../watch/watch-jobs.ts';
import { createApp } from './app.ts';

export interface RunningServer {
	readonly url: string;
	readonly database: Database;
	readonly services: SharedServices;
	/** From now on /readyz says that the server is ready. */
	ready(): void;
	/** Finishes running requests, then closes everything. */
	close(): Promise<void>;
}

/** Requests still running after this are cut off, because service managers kill a server a little later. */
const longestFarewellMs = 8000;
/** The caller has given up by then. */
const statementTimeoutMs = 60_000;

/** Starts the server with all its parts, and listens. It is not ready until its owner says so. */
export async function runServer(config: Config): Promise<RunningServer> {
	const database = await openDatabase(config.databaseUrl, { statementTimeoutMs });
	const { allowedHosts, rateLimit, logLevel, allowGetWrites, getHtml, corsOrigins, metrics } =
		config;
	const { mail, trustedProxies, retention } = config;
	const fetcher = createPageFetcher({ allowedHosts, limits: defaultLimits });
	const { browser, renderBudget } = config;
	const limits = { ...defaultRenderLimits, ...renderBudget };
	const renderer = browser === null ? null : createRenderer({ browser, allowedHosts, limits });
	const services = { fetcher, pool: createAuditPool(defaultPoolLimits), renderer };
	const vault = vaultOf(config);
	const deliveries = { sent: 0, waiting: 0, failed: 0 };
	let isStarting = true;
	const app = await createApp({
		isStarting: () => isStarting,
		database,
		services,
		rateLimit,
		logLevel,
		allowGetWrites,
		getHtml,
		corsOrigins,
		metrics,
		deliveries,
		trustedProxies,
		vault,
		sending: { allowedHosts, mail },
		consoleHosts: config.consoleHosts,
		googleUrl: config.googleUrl,
	});
	const forget = surviveStrayErrors(app.log);
	const stop = new AbortController();
	let work: Promise<unknown> = Promise.resolve();
	const close = async () => {
		stop.abort();
		const impatient = setTimeout(() => app.server.closeAllConnections(), longestFarewellMs);
		await Promise.all([app.close(), work]);
		clearTimeout(impatient);
		await Promise.all([
			services.fetcher.close(),
			services.pool.close(),
			renderer?.close(),
			database.destroy(),
		]);
		forget();
	};
	try {
		const url = await listen(app, config);
		const { signal } = stop;
		// A server on a read-only copy leaves jobs to servers that can record their results.
		if (!(await isReadOnly(database))) {
			const running = { database, now: Date.now, signal, log: app.log };
			const pace = createPace(watchIntervalMs);
			const readCertificate = certificateReader(allowedHosts);
			const watching = { database, services, readCertificate, pace, now: Date.now };
			work = Promise.all([
				runSyncs({
					...running,
					sources,
					vault,
					fetch,
					onStored: ({ siteId }) => scheduleFirstAudit(database, siteId, Date.now()),
					performOther: {
						[retentionKind]: performRetention(database, Date.now),
						[watchKind]: performWatch(watching),
						[confirmKind]: performConfirmation(watching),
						[deliverKind]: performDeliveries({
							...running,
							random: Math.random,
							vault,
							allowedHosts,
							mail,
							onAttempt: (state) => deliveries[state]++,
						}),
						[reportKind]: performReports({ database, vault, mail, version }),
						[crawlKind]: performCrawl({ database, services, allowedHosts }),
						[firstAuditKind]: performFirstAudit(database, Date.now),
					},
					mendOther: async (nowMs) => {
						await scheduleRetention(database, retention, nowMs);
						await mendWatches(database, nowMs);
					},
				}),
				runRemovals(running),
			]);
		}
		const ready = () => {
			isStarting = false;
		};
		return { url, database, services, ready, close };
	} catch (error) {
		await close();
		throw error;
	}
}

async function listen(app: FastifyInstance, { host, port }: Config): Promise<string> {
	try {
		return await app.listen({ host, port, listenTextResolver: (url) => `listening on ${url}` });
	} catch (error) {
		throw unusableAddress(error, host, port) ?? error;
	}
}

function unusableAddress(error: unknown, host: string, port: number): ExpectedError | null {
	switch (error instanceof Error && 'code' in error ? error.code : null) {
		case 'EADDRINUSE':
			return new ExpectedError(
				'configuration',
				`Port ${port} is in use. Stop the program that uses it, or choose a different port: PORT=${port + 1}.`,
			);
		case 'EACCES':
			return new ExpectedError(
				'configuration',
				`This user is not allowed to use port ${port}. Choose one above 1023 with PORT.`,
			);
		case 'EADDRNOTAVAIL':
		case 'ENOTFOUND':
			return new ExpectedError('configuration', `HOST: this machine has no IP address “${host}”.`);
		default:
			return null;
	}
}
