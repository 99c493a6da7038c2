import type { Problem, ProblemCode } from '@plumbline/core/api';

interface ProblemDetails {
	readonly errors?: Problem['errors'];
	readonly headers?: Readonly<Record<string, string>>;
	readonly cause?: unknown;
}

/** A request that cannot be answered, explained for the client’s developer. */
export class ProblemError extends Error {
	readonly code: ProblemCode;
	readonly errors: Problem['errors'];
	readonly headers: Readonly<Record<string, string>>;

	constructor(code: ProblemCode, detail: string, details: ProblemDetails = {}) {
		super(detail, { cause: details.cause });
		this.code = code;
		this.errors = details.errors ?? [];
		this.headers = details.headers ?? {};
	}
}

export function invalidParameter(parameter: string, message: string): ProblemError {
	return new ProblemError('invalid_parameter', `${parameter}: ${message}`, {
		errors: [{ parameter, message }],
	});
}
