import { type ConsoleCall, consoleHeader } from '@plumbline/console/contract';
import { ApiError, type Endpoint, type Problem, UnexpectedAnswerError } from '@plumbline/core/api';
import type * as z from 'zod/mini';

export interface Answer<Data> {
	readonly data: Data;
	/** The number of all rows, of which the data may be a part; null if the server does not say. */
	readonly total: number | null;
}

/** Calls an endpoint of the API with the cookie of this session. */
export function callEndpoint<Input extends z.ZodMiniType, Output extends z.ZodMiniType>(
	endpoint: Endpoint<Input, Output>,
	input: z.input<Input>,
	signal?: AbortSignal,
): Promise<Answer<z.output<Output>>> {
	return post(endpoint.paths[0], endpoint.output, input, signal);
}

/** Makes a call that only the console makes. */
export async function callConsole<Input extends z.ZodMiniType, Output extends z.ZodMiniType>(
	call: ConsoleCall<Input, Output>,
	input: z.input<Input>,
	signal?: AbortSignal,
): Promise<z.output<Output>> {
	return (await post(call.path, call.output, input, signal)).data;
}

async function post<Output extends z.ZodMiniType>(
	path: string,
	output: Output,
	input: unknown,
	signal?: AbortSignal,
): Promise<Answer<z.output<Output>>> {
	const response = await fetch(path, {
		method: 'POST',
		headers: { 'content-type': 'application/json', [consoleHeader]: '1' },
		body: JSON.stringify(input),
		redirect: 'error',
		...(signal && { signal }),
	});
	const body: unknown = await response.json().catch(() => null);
	if (!response.ok) throw failureOf(body, response.status);
	const parsed = output.safeParse(body);
	if (!parsed.success) throw new UnexpectedAnswerError(response.status, parsed.error);
	const total = response.headers.get('x-total-count');
	return { data: parsed.data, total: total === null ? null : Number(total) };
}

/** The problem that the server describes, or that its answer cannot be understood. */
export function failureOf(body: unknown, status: number): Error {
	const isProblem = typeof body === 'object' && body !== null && 'code' in body && 'detail' in body;
	// The server’s own problem documents have this shape; anything else comes from a proxy.
	return isProblem ? new ApiError(body as Problem) : new UnexpectedAnswerError(status);
}

export function isSignedOut(error: unknown): boolean {
	return error instanceof ApiError && error.problem.status === 401;
}
