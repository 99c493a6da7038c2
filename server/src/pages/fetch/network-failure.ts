import { hasCode } from '../../process/expected-error.ts';
import { FetchError, type UnreachableReason, unreachable } from './fetch-outcome.ts';

type Explanation = readonly [UnreachableReason, string];

const timedOut: Explanation = ['timeout', 'The server did not answer in time.'];
const cut: Explanation = [
	'reset',
	'The server closed the connection before the page was complete.',
];
const unknownName: Explanation = [
	'dns',
	'The host name could not be found, or it leads to no public address. Check its spelling.',
];

const explanations: Readonly<Record<string, Explanation>> = {
	ENOTFOUND: unknownName,
	EAI_AGAIN: ['dns', 'The host name could not be resolved. Try again.'],
	ENODATA: unknownName,
	ECONNREFUSED: ['refused', 'The server refused the connection.'],
	EHOSTUNREACH: ['refused', 'There is no route to the server.'],
	ENETUNREACH: ['refused', 'There is no route to the server.'],
	ECONNRESET: cut,
	EPIPE: cut,
	UND_ERR_SOCKET: cut,
	UND_ERR_RES_CONTENT_LENGTH_MISMATCH: cut,
	UND_ERR_CONNECT_TIMEOUT: timedOut,
	UND_ERR_HEADERS_TIMEOUT: timedOut,
	UND_ERR_BODY_TIMEOUT: timedOut,
	ETIMEDOUT: timedOut,
	UND_ERR_HEADERS_OVERFLOW: ['protocol', 'The server sent more headers than a browser accepts.'],
	EPROTO: ['tls', 'The secure connection could not be set up.'],
	DEPTH_ZERO_SELF_SIGNED_CERT: [
		'tls',
		'The certificate is self-signed, so browsers warn about the page.',
	],
	SELF_SIGNED_CERT_IN_CHAIN: ['tls', 'The certificate chain contains a self-signed certificate.'],
	CERT_HAS_EXPIRED: ['tls', 'The certificate has expired.'],
	UNABLE_TO_VERIFY_LEAF_SIGNATURE: [
		'tls',
		'The server does not send its intermediate certificate, so it cannot be verified.',
	],
	ERR_TLS_CERT_ALTNAME_INVALID: ['tls', 'The certificate is for a different host name.'],
};

/** A network error in words for the caller. Internal messages stay in `cause`. */
export function networkFailure(error: unknown, url: string, signal: AbortSignal): FetchError {
	if (error instanceof FetchError) return error;
	if (hasCode(error, 'address_not_allowed')) {
		return new FetchError({ kind: 'not_allowed', detail: error.message }, error);
	}
	// An error without a code is not a network error but our bug.
	if (!signal.aborted && errorCode(error) === '') throw error;
	const [reason, detail] = signal.aborted ? abortExplanation(signal) : explain(errorCode(error));
	return unreachable(url, reason, detail, error);
}

export function isReset(error: unknown): boolean {
	return explain(errorCode(error)) === cut;
}

function abortExplanation(signal: AbortSignal): Explanation {
	const isTimeout = signal.reason instanceof DOMException && signal.reason.name === 'TimeoutError';
	return isTimeout ? timedOut : ['aborted', 'The fetch was stopped.'];
}

function explain(code: string): Explanation {
	const known = explanations[code];
	if (known) return known;
	if (/^(ERR_TLS|ERR_SSL|CERT_|UNABLE_TO)/.test(code)) {
		return ['tls', 'The secure connection could not be set up.'];
	}
	return ['protocol', 'The server’s answer could not be understood.'];
}

export function errorCode(error: unknown): string {
	if (!(error instanceof Error)) return '';
	// With several addresses Node collects one error for each; the first one is enough.
	const first = error instanceof AggregateError ? error.errors[0] : error;
	return 'code' in first ? String(first.code) : '';
}
