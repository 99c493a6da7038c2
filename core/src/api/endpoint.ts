import type * as z from 'zod/mini';
import type { ProblemCode } from './problem.ts';

/** The permissions of an API key. */
export const scopes = ['read', 'keywords:write', 'optimize'] as const;

export type Scope = (typeof scopes)[number];

export interface Endpoint<
	Input extends z.ZodMiniType = z.ZodMiniType,
	Output extends z.ZodMiniType = z.ZodMiniType,
> {
	/** Its name in the OpenAPI document. */
	readonly name: string;
	/** The first is the preferred one; the others are equivalent. Each accepts GET and POST. */
	readonly paths: readonly [string, ...string[]];
	readonly scope: Scope;
	/**
	 * `audit` computes each response. `read` responds from the store, with an ETag: the same account
	 * and parameters get the same response until the store changes. `write` changes the store, once
	 * for each idempotency key.
	 */
	readonly kind: 'audit' | 'read' | 'write';
	/** Which allowance a call counts against. */
	readonly allowance: 'requests' | 'pages' | 'writes';
	/** Accepts parameters of megabytes: raw text/html bodies and long queries. */
	readonly takesHtml: boolean;
	/** Accepts and returns NDJSON by POST: input and output are those of one line. */
	readonly lines?: boolean;
	readonly summary: string;
	readonly description: string;
	readonly input: Input;
	readonly output: Output;
	/** Works on the sample account. */
	readonly example: z.input<Input>;
	/** Possible problems in addition to a bad request, a bad key and too many requests. */
	readonly problems: readonly ProblemCode[];
}

export type InputOf<E extends Endpoint> = z.input<E['input']>;
export type ParsedInputOf<E extends Endpoint> = z.output<E['input']>;
export type OutputOf<E extends Endpoint> = z.output<E['output']>;

export function defineEndpoint<Input extends z.ZodMiniType, Output extends z.ZodMiniType>(
	endpoint: Endpoint<Input, Output>,
): Endpoint<Input, Output> {
	return endpoint;
}
