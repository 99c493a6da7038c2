import * as z from 'zod/mini';

/**
 * Every way a request can fail, with the HTTP status of the response. A client may switch over the
 * names.
 */
export const problemStatuses = {
	invalid_parameter: 400,
	invalid_body: 400,
	url_not_allowed: 400,
	engine_not_tracked: 400,
	key_missing: 401,
	key_invalid: 401,
	key_conflict: 400,
	scope_missing: 403,
	unsafe_get: 403,
	origin_not_allowed: 403,
	not_found: 404,
	method_not_allowed: 405,
	request_timeout: 408,
	robots_disallowed: 409,
	changed_meanwhile: 409,
	body_too_large: 413,
	query_too_long: 414,
	media_type_unsupported: 415,
	idempotency_key_reused: 422,
	page_not_html: 422,
	page_too_complex: 422,
	page_unreachable: 424,
	source_failed: 400,
	rate_limited: 429,
	head_too_large: 431,
	internal_error: 500,
	overloaded: 503,
	storage_full: 507,
} as const;

export type ProblemCode = keyof typeof problemStatuses;

// Object.keys widens the literal names of the table to string.
export const problemCodes = Object.keys(problemStatuses) as [ProblemCode, ...ProblemCode[]];

/** The body of every error response: RFC 9457, plus our code. */
export const problemSchema = z.object({
	type: z.string(),
	title: z.string(),
	status: z.number(),
	detail: z.string(),
	instance: z.string(),
	code: z.enum(problemCodes),
	errors: z.array(z.object({ parameter: z.string(), message: z.string() })),
	request_id: z.string(),
});

export type Problem = z.infer<typeof problemSchema>;
