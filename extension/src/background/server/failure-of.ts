import { ApiError, UnexpectedAnswerError } from '@plumbline/core/api';
import type { ServerFailure } from '../../messaging/server-protocol.ts';

/** No answer: the network or the server is down, the server redirected, or it took too long. */
export class UnreachableError extends Error {}

/** The failure that the panel shows; mistakes of our own are logged too. */
export function failureOf(error: unknown): ServerFailure {
	if (error instanceof UnreachableError) return { kind: 'unreachable' };
	if (error instanceof UnexpectedAnswerError) return { kind: 'not_plumbline' };
	if (error instanceof ApiError) return refusalOf(error);
	console.error('The server could not be asked.', error);
	return { kind: 'unexpected' };
}

function refusalOf({ problem, retryAfterSeconds }: ApiError): ServerFailure {
	switch (problem.code) {
		case 'key_missing':
		case 'key_invalid':
			return { kind: 'key_refused' };
		case 'scope_missing':
		case 'engine_not_tracked':
			return { kind: problem.code };
		case 'not_found':
			return { kind: 'unknown_site' };
		case 'rate_limited':
			return { kind: 'rate_limited', seconds: retryAfterSeconds };
		default:
			return { kind: 'refused', detail: problem.detail };
	}
}
