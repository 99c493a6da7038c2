import { randomUUID } from 'node:crypto';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { createCallerFinder, type OwnKey, withOwnKey } from '../accounts/api-keys/caller-finder.ts';
import { withSessions } from '../accounts/sessions/sessions.store.ts';
import type { GetHtmlSetting, LogLevel } from '../config/config.ts';
import { serveConsole } from '../console/console.routes.ts';
import { acceptCookies } from '../console/security/session-cookie.ts';
import { dataVersion } from '../database/data-version.ts';
import type { Database } from '../database/open-database.ts';
import { createAnswerCache } from '../http/answer-read.ts';
import { registerBodyParsers } from '../http/bodies/body-parsers.ts';
import { refuseCodedBodies } from '../http/bodies/refuse-coded-bodies.ts';
import { serveDocs } from '../http/docs/docs.routes.ts';
import { serveHealth } from '../http/health.routes.ts';
import { type BytesInFlight, createBytesInFlight } from '../http/limits/bytes-in-flight.ts';
import { watchEventLoop } from '../http/limits/event-loop.ts';
import { limitConnections } from '../http/limits/limit-connections.ts';
import { limitHeads } from '../http/limits/limit-heads.ts';
import { limitPipelining } from '../http/limits/limit-pipelining.ts';
import { limitUploadTime } from '../http/limits/limit-upload-time.ts';
import { createPressure, type PressureLimits } from '../http/limits/pressure.ts';
import { createRateLimits, type RateLimitSetting } from '../http/limits/rate-limit.ts';
import { createTokenBuckets } from '../http/limits/token-bucket.ts';
import { serveMetrics } from '../http/metrics/metrics.routes.ts';
import type { MetricsAccess } from '../http/metrics/metrics-access.ts';
import { parseQuery } from '../http/parameters/form.ts';
import { refuseLongQueries } from '../http/parameters/long-query.ts';
import { answerProblems, sendProblem } from '../http/problems/answer-problems.ts';
import { answerClientError } from '../http/problems/client-error.ts';
import { logRequests } from '../http/request-log.ts';
import { admitRequests } from '../http/security/admit.ts';
import { allowOrigins } from '../http/security/cors.ts';
import { sendSecurityHeaders } from '../http/security/security-headers.ts';
import type { ServeContext } from '../http/serve-endpoint.ts';
import { serveMcp } from '../mcp/mcp.routes.ts';
import type { SharedServices } from '../pages/audits/audit-url.ts';
import type { Vault } from '../sources/seal.ts';
import { version } from '../version.ts';
import { serveFeeds } from '../watch/deliver/feed.routes.ts';
import type { Sending } from '../watch/deliver/send-message.ts';
import { apiEndpoints, serveApi } from './serve-api.ts';

export interface AppOptions {
	readonly database: Database;
	readonly services: SharedServices;
	readonly rateLimit: RateLimitSetting;
	readonly logLevel: LogLevel;
	/** Whether /readyz should still wait; default: it does not. */
	readonly isStarting?: () => boolean;
	/** Default: standard output. */
	readonly logTo?: { write(line: string): void };
	readonly now?: () => number;
	/** Whether a GET is allowed to change something; default: true. */
	readonly allowGetWrites?: boolean;
	/** How much HTML the head of a GET may contain. */
	readonly getHtml?: GetHtmlSetting;
	/** The bytes of all bodies together. */
	readonly bytesInFlight?: BytesInFlight;
	/** Origins whose pages may call from a browser. */
	readonly corsOrigins?: readonly string[];
	/** Access to the metrics; defaults to programs on this machine. */
	readonly metrics?: MetricsAccess;
	/** Attempts to send messages of watches, by the state they led to. */
	readonly deliveries?: Readonly<Record<string, number>>;
	/** Addresses and networks of proxies whose X-Forwarded-For names the client. */
	readonly trustedProxies?: readonly string[];
	/** When to refuse calls for a moment. */
	readonly pressure?: PressureLimits;
	/** Names under which the console answers, besides IP addresses and localhost. */
	readonly consoleHosts?: readonly string[];
	/** Encrypts the credentials of sources; without it the console connects none. */
	readonly vault?: Vault;
	/** How messages of watches are sent; without it the console tries no targets. */
	readonly sending?: Pick<Sending, 'allowedHosts' | 'mail'>;
	/** Replaces Google’s URLs. */
	readonly googleUrl?: string | null;
	/** A key for calls from within this process. */
	readonly ownKey?: OwnKey;
	/** Whether to parse answers by the contract before they are sent. */
	readonly checkOutput?: boolean;
}

/** In bytes: a megabyte in the query, or a megabyte of HTML with each byte percent-encoded. */
const largestHeads = { usual: 1024 * 1024 + 64 * 1024, on: 4 * 1024 * 1024, off: 256 * 1024 };
const headTimeoutMs = 60_000;

/** The whole server, not yet listening. Closing it closes what it opened, not what it was given. */
export async function createApp(options: AppOptions): Promise<FastifyInstance> {
	const { database, services, corsOrigins = [], consoleHosts: hosts = [] } = options;
	const app = newServer(options);
	limitPipelining(app);
	limitHeads(app);
	sendSecurityHeaders(app);
	await allowOrigins(app, corsOrigins);
	logRequests(app);
	refuseLongQueries(app);
	refuseCodedBodies(app);
	answerProblems(app);
	limitUploadTime(app);
	limitConnections(app);
	acceptCookies(app, hosts);
	registerBodyParsers(app);
	admitRequests(app);
	serveHealth(app, database, options.isStarting);
	const { deliveries = {}, metrics: access = 'local' } = options;
	serveMetrics(app, { database, services, deliveries, version, access });
	serveDocs(app, apiEndpoints, version);
	serveFeeds(app, options);
	const context = serveContext(app, options);
	await serveApi(app, { database, services, version, ...context });
	await serveMcp(app, context, { version, corsOrigins });
	const { vault = null, googleUrl = null, sending = null } = options;
	await serveConsole(app, { ...context, database, hosts, version, vault, sending, googleUrl });
	return app;
}

function newServer(options: AppOptions): FastifyInstance {
	const { logLevel, logTo, getHtml = null, trustedProxies = [] } = options;
	return Fastify({
		http: {
			maxHeaderSize: largestHeads[getHtml ?? 'usual'],
			headersTimeout: headTimeoutMs,
		},
		// The time limit for a body depends on the route; see limit-upload-time.ts.
		requestTimeout: 0,
		forceCloseConnections: 'idle',
		return503OnClosing: false,
		trustProxy: trustedProxies.length > 0 && [...trustedProxies],
		logger: { level: logLevel, ...(logTo && { stream: logTo }) },
		logController: new LogController({ disableRequestLogging: true }),
		genReqId: () => randomUUID(),
		clientErrorHandler: answerClientError,
		frameworkErrors: (error, request, reply) => sendProblem(error, request, reply),
		routerOptions: { querystringParser: parseQuery, ignoreTrailingSlash: true },
	});
}

function serveContext(app: FastifyInstance, options: AppOptions): ServeContext {
	const { database, now = Date.now, ownKey } = options;
	const callers = createCallerFinder(database, {
		now,
		onNoteFailed: (error) => app.log.warn({ err: error }, 'last use of a key not recorded'),
	});
	app.addHook('onClose', () => callers.settled());
	return {
		callers: withSessions(ownKey ? withOwnKey(callers, ownKey) : callers, database, now),
		readVersion: () => dataVersion(database),
		answers: createAnswerCache(),
		bytesInFlight: options.bytesInFlight ?? createBytesInFlight(),
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
