import type { Readable } from 'node:stream';
import { Agent, type Dispatcher, request } from 'undici';
import type { AllowedHosts } from './allowed-hosts.ts';
import { acceptEncoding } from './decompress.ts';
import type { Header } from './fetch-outcome.ts';
import { guardedConnector, type Resolve } from './guarded-connector.ts';
import type { FetchLimits } from './limits.ts';
import { createNameResolver } from './names/resolve-names.ts';
import { isReset, networkFailure } from './network-failure.ts';
import { proxyAgent, proxyFailure } from './proxy-agent.ts';

export interface HttpAnswer {
	readonly status: number;
	readonly headers: readonly Header[];
	readonly body: Readable;
	/** Ends reading the body, too. */
	readonly signal: AbortSignal;
}

export interface HttpClientOptions {
	readonly allowedHosts: AllowedHosts;
	readonly limits: FetchLimits;
	/** Resolves all addresses of a name. Tests insert their own name server here. */
	readonly resolve?: Resolve | undefined;
	/** Default: our own name. */
	readonly userAgent?: string | undefined;
	/** A proxy that the user of a command named; never that of a server. */
	readonly proxy?: URL | null | undefined;
}

export interface HttpClient {
	readonly limits: FetchLimits;
	get(
		url: URL,
		headers: Readonly<Record<string, string>>,
		signal: AbortSignal,
	): Promise<HttpAnswer>;
	close(): Promise<void>;
}

export const ownUserAgent = 'Mozilla/5.0 (compatible; Plumbline/0.1; on-page search audit)';
const longestHead = 64 * 1024;

/** One GET without redirects, cookies or a proxy from the environment; only to addresses that pass the guard. */
export function createHttpClient(options: HttpClientOptions): HttpClient {
	const { limits, proxy, userAgent = ownUserAgent } = options;
	const agent = createAgent(options);
	return {
		limits,
		get: async (url, headers, signal) => {
			try {
				return await getWithRetry(agent, url, { ...headers, 'user-agent': userAgent }, signal);
			} catch (error) {
				const failure = proxy && !signal.aborted ? proxyFailure(error, url.href, proxy) : null;
				throw failure ?? networkFailure(error, url.href, signal);
			}
		},
		close: () => agent.destroy(),
	};
}

function createAgent({ allowedHosts, limits, proxy, resolve }: HttpClientOptions): Dispatcher {
	const options = {
		connections: 6,
		maxHeaderSize: longestHead,
		headersTimeout: limits.headersMs,
		bodyTimeout: limits.idleMs,
	};
	if (proxy) return proxyAgent(proxy, limits, options);
	const connect = guardedConnector({
		allowedHosts,
		resolve: resolve ?? createNameResolver(),
		connectTimeoutMs: limits.connectMs,
	});
	return new Agent({ ...options, connect });
}

/** Retries once after a reset before the answer: often the server only closed an idle connection. */
async function getWithRetry(
	agent: Dispatcher,
	url: URL,
	headers: Readonly<Record<string, string>>,
	signal: AbortSignal,
): Promise<HttpAnswer> {
	try {
		return await get(agent, url, headers, signal);
	} catch (error) {
		if (!isReset(error) || signal.aborted) throw error;
	}
	return get(agent, url, headers, signal);
}

async function get(
	agent: Dispatcher,
	url: URL,
	headers: Readonly<Record<string, string>>,
	signal: AbortSignal,
): Promise<HttpAnswer> {
	const answering = request(url, {
		dispatcher: agent,
		signal,
		headers: { ...headers, 'accept-encoding': acceptEncoding },
	});
	const { body, headers: sent, statusCode: status } = await unlessAborted(answering, signal);
	return { status, headers: headerList(sent), body, signal };
}

/** undici notices an abort only once the connection is made or has failed. */
async function unlessAborted(
	answering: Promise<Dispatcher.ResponseData>,
	signal: AbortSignal,
): Promise<Dispatcher.ResponseData> {
	const { promise: aborted, reject } = Promise.withResolvers<never>();
	const stop = () => reject(signal.reason);
	signal.addEventListener('abort', stop);
	answering.then(
		({ body }) => signal.aborted && discard(body),
		() => undefined,
	);
	try {
		return await Promise.race([answering, aborted]);
	} finally {
		signal.removeEventListener('abort', stop);
	}
}

function headerList(headers: Readonly<Record<string, string | string[] | undefined>>): Header[] {
	return Object.entries(headers).flatMap(([name, values = []]) =>
		[values].flat().map((value): Header => [name, value]),
	);
}

export function headerValue(headers: readonly Header[], name: string): string {
	return headers.find(([key]) => key === name)?.[1] ?? '';
}

/** Drops a body that nobody reads; the error of that abort is expected. */
export function discard(body: Readable): void {
	body.on('error', () => undefined).destroy();
}
