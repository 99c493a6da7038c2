import { pauseBefore, realWait, type Wait } from '../process/pause.ts';
import { networkFailure, type Reach } from './network-failure.ts';
import { readBody } from './read-body.ts';
import { redact } from './redact.ts';
import { SourceError } from './source.ts';

/** The HTTP client of every provider’s API. */
export interface Api {
	/** The parsed JSON of a good answer. Throws a SourceError that contains no key. */
	readonly request: (request: ApiRequest) => Promise<unknown>;
}

export interface ApiRequest {
	readonly method?: 'GET' | 'POST';
	/** The path after the base URL, or a full URL. Already encoded. */
	readonly path: string;
	readonly query?: Readonly<Record<string, string>>;
	readonly headers?: Readonly<Record<string, string>>;
	/** A body to send as JSON. */
	readonly json?: unknown;
	/** A body to send as a form. */
	readonly form?: Readonly<Record<string, string>>;
	/** Texts that must not appear in any message: keys and tokens of this request. */
	readonly secrets?: readonly string[];
}

export interface ApiResponse {
	readonly status: number;
	readonly headers: Headers;
	/** Parsed JSON, or the text itself if it is not JSON. */
	readonly body: unknown;
	readonly isJson: boolean;
}

/**
 * The meaning of an answer: good; worth a retry, with the failure to report if all retries end the
 * same; or final. Each provider has its own rules; `classifyByStatus` has those that most of them
 * share.
 */
export type Verdict = 'ok' | { readonly retry: SourceError } | SourceError;

export interface ApiSettings {
	/** The name that people use: “Google Search Console”. */
	readonly provider: string;
	readonly baseUrl: string;
	readonly fetch: typeof fetch;
	readonly signal: AbortSignal;
	readonly classify: (response: ApiResponse) => Verdict;
	readonly timeoutMs?: number;
	/** Maximum number of attempts for one request. */
	readonly attempts?: number;
	readonly wait?: Wait;
}

export function createApi(settings: ApiSettings): Api {
	return { request: (request) => tryUntilAnswered(settings, request) };
}

async function tryUntilAnswered(settings: ApiSettings, request: ApiRequest): Promise<unknown> {
	const { attempts = 4, wait = realWait, signal } = settings;
	for (let attempt = 1; ; attempt++) {
		const outcome = await tryOnce(settings, request);
		if ('body' in outcome) return outcome.body;
		const pauseMs = pauseBefore(attempt + 1, outcome.failure.retryAfterMs);
		if (!outcome.mayRetry || attempt >= attempts || pauseMs === null) throw outcome.failure;
		await wait(pauseMs, signal);
	}
}

type Outcome =
	| { readonly body: unknown }
	| { readonly failure: SourceError; readonly mayRetry: boolean };

async function tryOnce(settings: ApiSettings, request: ApiRequest): Promise<Outcome> {
	const response = await send(settings, request);
	if (response instanceof SourceError) return { failure: response, mayRetry: true };
	const verdict = settings.classify(response);
	if (verdict === 'ok') {
		if (response.isJson) return { body: response.body };
		return { failure: notJson(settings.provider), mayRetry: true };
	}
	const failure = verdict instanceof SourceError ? verdict : verdict.retry;
	return { failure: withoutSecrets(failure, request), mayRetry: verdict !== failure };
}

/** The answer, or why there is none. Throws only when the work is cancelled. */
async function send(
	settings: ApiSettings,
	request: ApiRequest,
): Promise<ApiResponse | SourceError> {
	const timeout = AbortSignal.timeout(settings.timeoutMs ?? 60_000);
	const url = addressOf(settings.baseUrl, request);
	try {
		const response = await settings.fetch(url, {
			...bodyOf(request),
			redirect: 'error',
			signal: AbortSignal.any([settings.signal, timeout]),
		});
		return { status: response.status, headers: response.headers, ...(await readBody(response)) };
	} catch (error) {
		settings.signal.throwIfAborted();
		const reach: Reach = { provider: settings.provider, host: url.host, timedOut: timeout.aborted };
		return networkFailure(error, reach);
	}
}

function addressOf(baseUrl: string, { path, query = {} }: ApiRequest): URL {
	const url = new URL(/^https?:/.test(path) ? path : baseUrl.replace(/\/$/, '') + path);
	for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
	return url;
}

function bodyOf({ method, headers = {}, json, form }: ApiRequest): RequestInit {
	const accept = { accept: 'application/json', ...headers };
	if (form) return { method: 'POST', headers: accept, body: new URLSearchParams({ ...form }) };
	if (json === undefined) return { method: method ?? 'GET', headers: accept };
	return {
		method: method ?? 'POST',
		headers: { 'content-type': 'application/json', ...accept },
		body: JSON.stringify(json),
	};
}

function notJson(provider: string): SourceError {
	return new SourceError('temporary', `The answer of ${provider} is not JSON.`, {
		remedy: 'Try again later; if this persists, check whether a proxy answers in its place.',
	});
}

/** Some providers repeat the request in their errors. */
function withoutSecrets(error: SourceError, { secrets = [] }: ApiRequest): SourceError {
	const problem = redact(error.message, secrets);
	if (problem === error.message && error.cause === undefined) return error;
	return new SourceError(error.failure, problem, {
		remedy: error.remedy,
		retryAfterMs: error.retryAfterMs,
	});
}
