import { randomUUID } from 'node:crypto';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { createCallerFinder } from '../api-keys/caller-finder.ts';
import type { AuditServices } from '../audits/audit-url.ts';
import type { LogLevel } from '../config/config.ts';
import { dataVersion } from '../database/data-version.ts';
import type { Database } from '../database/open-database.ts';
import { createAnswerCache } from '../http/answer-read.ts';
import { serveDocs } from '../http/docs/docs.routes.ts';
import { serveHealth } from '../http/health.routes.ts';
import { watchEventLoop } from '../http/limits/event-loop.ts';
import { limitUploadTime } from '../http/limits/limit-upload-time.ts';
import { createPressure, type PressureLimits } from '../http/limits/pressure.ts';
import { createRateLimits, type RateLimitSetting } from '../http/limits/rate-limit.ts';
import { createTokenBuckets } from '../http/limits/token-bucket.ts';
import { registerBodyParsers } from '../http/parameters/body-parsers.ts';
import { parseQuery } from '../http/parameters/form.ts';
import { refuseLongQueries } from '../http/parameters/long-query.ts';
import { answerProblems, sendProblem } from '../http/problems/answer-problems.ts';
import { answerClientError } from '../http/problems/client-error.ts';
import { logRequests } from '../http/request-log.ts';
import { allowOrigins } from '../http/security/cors.ts';
import { sendSecurityHeaders } from '../http/security/security-headers.ts';
import type { ServeContext } from '../http/serve-endpoint.ts';
import { serveMetrics } from '../metrics/metrics.routes.ts';
import type { MetricsAccess } from '../metrics/metrics-access.ts';
import { version } from '../version.ts';
import { apiEndpoints, serveApi } from './serve-api.ts';

export interface AppOptions {
	readonly database: Database;
	readonly services: AuditServices;
	readonly rateLimit: RateLimitSetting;
	readonly logLevel: LogLevel;
	/** Default: standard output. */
	readonly logTo?: { write(line: string): void };
	readonly now?: () => number;
	/** Whether a GET is allowed to change something; default: true. */
	readonly allowGetWrites?: boolean;
	/** Origins whose pages may call from a browser. */
	readonly corsOrigins?: readonly string[];
	/** Who is allowed to read the metrics; default: programs on this machine. */
	readonly metrics?: MetricsAccess;
	/** When to refuse calls for a moment. */
	readonly pressure?: PressureLimits;
	/** Whether to parse answers by the contract before they are sent. */
	readonly checkOutput?: boolean;
}

/** A GET may contain a megabyte of percent-encoded HTML. */
const largestHead = 4 * 1024 * 1024;
const headTimeoutMs = 60_000;

/** The whole server, not yet listening. Closing it closes what it opened, not what it was given. */
export async function createApp(options: AppOptions): Promise<FastifyInstance> {
	const { database, services } = options;
	const app = newServer(options);
	sendSecurityHeaders(app);
	await allowOrigins(app, options.corsOrigins ?? []);
	logRequests(app);
	refuseLongQueries(app);
	answerProblems(app);
	limitUploadTime(app);
	await registerBodyParsers(app);
	serveHealth(app, database);
	serveMetrics(app, { database, pool: services.pool, access: options.metrics ?? 'local' });
	serveDocs(app, apiEndpoints, version);
	await serveApi(app, { database, services, ...serveContext(app, options) });
	return app;
}

function newServer({ logLevel, logTo }: AppOptions): FastifyInstance {
	return Fastify({
		http: { maxHeaderSize: largestHead, headersTimeout: headTimeoutMs },
		// The time limit for a body depends on the route; see limit-upload-time.ts.
		requestTimeout: 0,
		forceCloseConnections: 'idle',
		return503OnClosing: false,
		logger: { level: logLevel, ...(logTo && { stream: logTo }) },
		logController: new LogController({ disableRequestLogging: true }),
		genReqId: () => randomUUID(),
		clientErrorHandler: answerClientError,
		frameworkErrors: (error, request, reply) => sendProblem(error, request, reply),
		routerOptions: { querystringParser: parseQuery, ignoreTrailingSlash: true },
	});
}

function serveContext(app: FastifyInstance, options: AppOptions): ServeContext {
	const { database, now = Date.now } = options;
	const callers = createCallerFinder(database, {
		now,
		onNoteFailed: (error) => app.log.warn({ err: error }, 'use of a key not noted'),
	});
	app.addHook('onClose', () => callers.settled());
	return {
		callers,
		readVersion: () => dataVersion(database),
		answers: createAnswerCache(),
		pressure: createPressure(options.pressure ?? watchedEventLoop(app)),
		rateLimits: createRateLimits(createTokenBuckets(now), options.rateLimit),
		now,
		checkOutput: options.checkOutput ?? false,
		allowGetWrites: options.allowGetWrites ?? true,
	};
}

function watchedEventLoop(app: FastifyInstance): PressureLimits {
	const watch = watchEventLoop();
	app.addHook('onClose', async () => watch.close());
	return { isLate: watch.isLate };
}
