import { randomUUID } from 'node:crypto';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { accountEndpoints, serveAccounts } from './accounts/accounts.routes.ts';
import { findCaller } from './accounts/api-keys.store.ts';
import type { AuditServices } from './audits/audit-url.ts';
import type { LogLevel } from './config.ts';
import type { Database } from './database/open-database.ts';
import { answerProblems, sendProblem } from './http/answer-problems.ts';
import { registerBodyParsers } from './http/body-parsers.ts';
import { answerClientError } from './http/client-error.ts';
import { serveDocs } from './http/docs.routes.ts';
import { parseQuery } from './http/form.ts';
import { serveHealth } from './http/health.routes.ts';
import { refuseLongQueries } from './http/long-query.ts';
import { createRateLimits, type RateLimitSetting } from './http/rate-limit.ts';
import { logRequests } from './http/request-log.ts';
import { sendSecurityHeaders } from './http/security-headers.ts';
import { createTokenBuckets } from './http/token-bucket.ts';
import { optimizationEndpoints, serveOptimization } from './optimization/optimization.routes.ts';
import { version } from './version.ts';

export interface AppOptions {
	readonly database: Database;
	readonly services: AuditServices;
	readonly rateLimit: RateLimitSetting;
	readonly logLevel: LogLevel;
	/** Standard output when not given. */
	readonly logTo?: { write(line: string): void };
	readonly now?: () => number;
	/** Answers are parsed by the contract before they are sent. */
	readonly checkOutput?: boolean;
}

/** A GET may carry a megabyte of HTML, percent-encoded. */
const largestHead = 4 * 1024 * 1024;
const requestTimeoutMs = 120_000;

/** The whole server, not yet listening. It closes what it opened, not what it was given. */
export async function createApp(options: AppOptions): Promise<FastifyInstance> {
	const { database, services, now = Date.now } = options;
	const app = Fastify({
		http: { maxHeaderSize: largestHead },
		requestTimeout: requestTimeoutMs,
		forceCloseConnections: 'idle',
		return503OnClosing: false,
		logger: { level: options.logLevel, ...(options.logTo && { stream: options.logTo }) },
		logController: new LogController({ disableRequestLogging: true }),
		genReqId: () => randomUUID(),
		clientErrorHandler: answerClientError,
		frameworkErrors: (error, request, reply) => sendProblem(error, request, reply),
		routerOptions: { querystringParser: parseQuery, ignoreTrailingSlash: true },
	});
	sendSecurityHeaders(app);
	logRequests(app);
	refuseLongQueries(app);
	answerProblems(app);
	await registerBodyParsers(app);
	serveHealth(app, database);
	serveDocs(app, [...optimizationEndpoints, ...accountEndpoints], version);
	const context = {
		database,
		services,
		findCaller: (apiKey: string) => findCaller(database, apiKey, now()),
		rateLimits: createRateLimits(createTokenBuckets(now), options.rateLimit),
		checkOutput: options.checkOutput ?? false,
	};
	serveOptimization(app, context);
	serveAccounts(app, context);
	return app;
}
