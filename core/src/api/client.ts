import * as z from 'zod/mini';
import type { Endpoint } from './endpoint.ts';
import { type Problem, problemSchema } from './problem.ts';

export interface ApiClientOptions {
	/** Where the server is, without a path: `https://plumbline.example`. */
	readonly baseUrl: string;
	readonly apiKey: string;
	/** Takes one Request, so that tests need no socket. */
	readonly fetch?: (request: Request) => Promise<Response>;
}

export interface ApiClient {
	call<Input extends z.ZodMiniType, Output extends z.ZodMiniType>(
		endpoint: Endpoint<Input, Output>,
		input: z.input<Input>,
		options?: { readonly signal?: AbortSignal },
	): Promise<z.output<Output>>;
}

/** The server answered that it cannot, and says why. */
export class ApiError extends Error {
	readonly problem: Problem;

	constructor(problem: Problem) {
		super(problem.detail);
		this.problem = problem;
	}
}

/** Something answered, but not as this server does: a proxy, another program, another version. */
export class UnexpectedAnswerError extends Error {
	readonly status: number;

	constructor(status: number, cause?: unknown) {
		super(`The server answered ${status} in a form that is not understood.`, { cause });
		this.status = status;
	}
}

/** Calls endpoints by their definitions. The key travels in a header, never in an address. */
export function createApiClient({ baseUrl, apiKey, fetch }: ApiClientOptions): ApiClient {
	const send = fetch ?? ((request: Request) => globalThis.fetch(request));
	return {
		async call(endpoint, input, { signal } = {}) {
			const request = new Request(new URL(endpoint.paths[0], baseUrl), {
				method: 'POST',
				headers: { authorization: `Bearer ${apiKey}`, 'content-type': 'application/json' },
				body: JSON.stringify(input),
				// Following one would carry the key to wherever it leads.
				redirect: 'error',
				...(signal && { signal }),
			});
			const response = await send(request);
			if (!response.ok) throw await failure(response);
			return parsed(endpoint.output, response);
		},
	};
}

async function failure(response: Response): Promise<ApiError | UnexpectedAnswerError> {
	const body: unknown = await response.json().catch(() => null);
	const problem = problemSchema.safeParse(body);
	return problem.success
		? new ApiError(problem.data)
		: new UnexpectedAnswerError(response.status, problem.error);
}

async function parsed<Schema extends z.ZodMiniType>(
	schema: Schema,
	response: Response,
): Promise<z.output<Schema>> {
	const body: unknown = await response.json().catch(() => null);
	const result = z.safeParse(schema, body);
	if (!result.success) throw new UnexpectedAnswerError(response.status, result.error);
	return result.data;
}
