import * as z from 'zod/mini';
import type { Endpoint } from './endpoint.ts';
import { readLines } from './parameters/read-lines.ts';
import { type Problem, problemSchema } from './problem.ts';

export interface ApiClientOptions {
	/** The origin of the server: `https://plumbline.example`. */
	readonly baseUrl: string;
	readonly apiKey: string;
	/** Receives one Request, so that tests need no socket. */
	readonly fetch?: (request: Request) => Promise<Response>;
}

export interface ApiClient {
	call<Input extends z.ZodMiniType, Output extends z.ZodMiniType>(
		endpoint: Endpoint<Input, Output>,
		input: z.input<Input>,
		options?: CallOptions,
	): Promise<z.output<Output>>;
	/** Calls an NDJSON endpoint, and yields the results in the order of completion. */
	lines<Input extends z.ZodMiniType, Output extends z.ZodMiniType>(
		endpoint: Endpoint<Input, Output>,
		inputs: readonly z.input<Input>[],
		options?: CallOptions,
	): AsyncGenerator<z.output<Output>>;
}

export interface CallOptions {
	readonly signal?: AbortSignal;
	/** For a write that may be sent twice: the server carries out only one with the same key. */
	readonly idempotencyKey?: string;
}

/** The server refused the call and gave a reason. */
export class ApiError extends Error {
	readonly problem: Problem;
	/** Seconds to wait before the next attempt; null if the server does not say. */
	readonly retryAfterSeconds: number | null;

	constructor(problem: Problem, retryAfterSeconds: number | null = null) {
		super(problem.detail);
		this.problem = problem;
		this.retryAfterSeconds = retryAfterSeconds;
	}
}

/**
 * The response does not come from a server of this version, but from a proxy, a different program
 * or a different version.
 */
export class UnexpectedAnswerError extends Error {
	readonly status: number;

	constructor(status: number, cause?: unknown) {
		super(`The server answered ${status} in an unexpected format.`, { cause });
		this.status = status;
	}
}

/** Calls endpoints by their definitions. The key is sent in a header, never in a URL. */
export function createApiClient({ baseUrl, apiKey, fetch }: ApiClientOptions): ApiClient {
	const send = fetch ?? ((request: Request) => globalThis.fetch(request));

	async function post(
		endpoint: Endpoint,
		body: { readonly type: string; readonly text: string },
		{ signal, idempotencyKey }: CallOptions = {},
	): Promise<Response> {
		const request = new Request(new URL(endpoint.paths[0], baseUrl), {
			method: 'POST',
			headers: {
				authorization: `Bearer ${apiKey}`,
				'content-type': body.type,
				...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }),
			},
			body: body.text,
			// Following a redirect would send the key to its target.
			redirect: 'error',
			...(signal && { signal }),
		});
		const response = await send(request);
		if (!response.ok) throw await failure(response);
		return response;
	}

	return {
		async call(endpoint, input, options) {
			const body = { type: 'application/json', text: JSON.stringify(input) };
			return parsed(endpoint.output, await post(endpoint, body, options));
		},
		async *lines(endpoint, inputs, options) {
			const text = inputs.map((input) => `${JSON.stringify(input)}\n`).join('');
			const response = await post(endpoint, { type: 'application/x-ndjson', text }, options);
			if (response.body === null) throw new UnexpectedAnswerError(response.status);
			for await (const line of readLines(response.body)) {
				yield understood(endpoint.output, jsonOf(line), response.status);
			}
		},
	};
}

async function failure(response: Response): Promise<ApiError | UnexpectedAnswerError> {
	const body: unknown = await response.json().catch(() => null);
	const problem = problemSchema.safeParse(body);
	return problem.success
		? new ApiError(problem.data, retryAfterSeconds(response))
		: new UnexpectedAnswerError(response.status, problem.error);
}

function retryAfterSeconds({ headers }: Response): number | null {
	const text = headers.get('retry-after')?.trim() ?? '';
	if (/^\d+$/.test(text)) return Number(text);
	// Proxies may give a date.
	const seconds = Math.ceil((Date.parse(text) - Date.now()) / 1000);
	return Number.isFinite(seconds) ? Math.max(0, seconds) : null;
}

async function parsed<Schema extends z.ZodMiniType>(
	schema: Schema,
	response: Response,
): Promise<z.output<Schema>> {
	const body: unknown = await response.json().catch(() => null);
	return understood(schema, body, response.status);
}

function understood<Schema extends z.ZodMiniType>(
	schema: Schema,
	body: unknown,
	status: number,
): z.output<Schema> {
	const result = z.safeParse(schema, body);
	if (!result.success) throw new UnexpectedAnswerError(status, result.error);
	return result.data;
}

function jsonOf(line: string): unknown {
	try {
		return JSON.parse(line);
	} catch {
		return null;
	}
}
