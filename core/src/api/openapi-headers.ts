import type { Endpoint } from './endpoint.ts';

const headers = {
	'X-Request-Id': 'Names this call in the log of the server.',
	RateLimit: 'How many calls are left now, and in how many seconds all are; none without a limit.',
	'RateLimit-Policy': 'How many calls a window of seconds takes; none without a limit.',
	'Retry-After': 'In how many seconds to ask again.',
	ETag: 'Names the answer. Sent as If-None-Match, it is answered with 304 until something changes.',
	'X-Total-Count': 'How many there are on all pages.',
	Link: 'Where the page before (rel="prev") and the next one (rel="next") are, without the key.',
	'Idempotency-Replayed': '“true” where the answer is that of an earlier call.',
} as const;

type HeaderName = keyof typeof headers;

const schema = { type: 'string' };

/** The headers of responses, for `components.headers`. */
export const headerComponents = Object.fromEntries(
	Object.entries(headers).map(([name, description]) => [name, { description, schema }]),
);

/** The headers of a successful response. */
export function answerHeaders({ kind }: Endpoint, isPaged: boolean) {
	return references([
		'X-Request-Id',
		'RateLimit',
		'RateLimit-Policy',
		...(kind === 'read' ? (['ETag'] as const) : []),
		...(isPaged ? (['X-Total-Count', 'Link'] as const) : []),
		...(kind === 'write' ? (['Idempotency-Replayed'] as const) : []),
	]);
}

export function problemHeaders(status?: number) {
	const isLater = status === 429 || status === 503;
	return references(['X-Request-Id', ...(isLater ? (['Retry-After'] as const) : [])]);
}

function references(names: readonly HeaderName[]) {
	return Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));
}

const idempotencyKey = {
	name: 'Idempotency-Key',
	in: 'header',
	required: false,
	description: 'A text of your own: sent again within a day, the same request is not done twice.',
	schema: { type: 'string', maxLength: 255 },
};

const ifNoneMatch = {
	name: 'If-None-Match',
	in: 'header',
	required: false,
	description: 'The ETag of an answer you have: while it still holds, 304 comes without a body.',
	schema,
};

/** The request headers in addition to the key. */
export function requestHeaders({ kind }: Endpoint, method: 'get' | 'post') {
	if (kind === 'write') return [idempotencyKey];
	return kind === 'read' && method === 'get' ? [ifNoneMatch] : [];
}
