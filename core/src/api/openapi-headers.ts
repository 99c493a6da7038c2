import type { Endpoint } from './endpoint.ts';

const headers = {
	'X-Request-Id': 'Identifies this call in the server log.',
	'X-Unknown-Parameters':
		'Names of given parameters that the endpoint does not have, separated by commas and percent-encoded: often misspelt ones. Absent if there are none.',
	RateLimit:
		'How many calls are left, and in how many seconds all are available again; absent without a limit.',
	'RateLimit-Policy':
		'How many calls are allowed in a window of how many seconds; absent without a limit.',
	'Retry-After': 'Seconds to wait before the next call.',
	ETag: 'Identifies the response. A call that sends it as If-None-Match gets 304 until something changes.',
	'X-Total-Count': 'The total number on all pages.',
	Link: 'The URLs of the previous page (rel="prev") and the next one (rel="next"), without the key.',
	'Idempotency-Replayed': '“true” if this is the response of an earlier call.',
} as const;

type HeaderName = keyof typeof headers;

const schema = { type: 'string' };

/** The headers of responses, for `components.headers`. */
export const headerComponents = Object.fromEntries(
	Object.entries(headers).map(([name, description]) => [name, { description, schema }]),
);

/** The headers of a successful response. */
export function answerHeaders({ kind, lines }: Endpoint, isPaged: boolean) {
	return references([
		'X-Request-Id',
		...(lines ? [] : (['X-Unknown-Parameters'] as const)),
		'RateLimit',
		'RateLimit-Policy',
		...(kind === 'read' ? (['ETag'] as const) : []),
		...(isPaged ? (['X-Total-Count', 'Link'] as const) : []),
		...(kind === 'write' ? (['Idempotency-Replayed'] as const) : []),
	]);
}

export function problemHeaders(status?: number) {
	const isLater = status === 429 || status === 503;
	return references([
		'X-Request-Id',
		...(status === 400 ? (['X-Unknown-Parameters'] as const) : []),
		...(isLater ? (['Retry-After'] as const) : []),
	]);
}

function references(names: readonly HeaderName[]) {
	return Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));
}

const idempotencyKey = {
	name: 'Idempotency-Key',
	in: 'header',
	required: false,
	description:
		'A text of your own: if you repeat a request with it within a day, it is not carried out twice.',
	schema: { type: 'string', maxLength: 255 },
};

const ifNoneMatch = {
	name: 'If-None-Match',
	in: 'header',
	required: false,
	description:
		'The ETag of a response you have: as long as it is current, the answer is 304 without a body.',
	schema,
};

/** The request headers in addition to the key. */
export function requestHeaders({ kind }: Endpoint, method: 'get' | 'post') {
	if (kind === 'write') return [idempotencyKey];
	return kind === 'read' && method === 'get' ? [ifNoneMatch] : [];
}
