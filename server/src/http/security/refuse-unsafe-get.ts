import type { IncomingHttpHeaders } from 'node:http';
import { ProblemError } from '../problems/problem-error.ts';

interface WriteRequest {
	readonly method: string;
	readonly headers: IncomingHttpHeaders;
}

/**
 * Refuses a GET that writes unless it is intended: a browser must not prefetch it, nor follow it
 * from a different site.
 */
export function refuseUnsafeGet({ method, headers }: WriteRequest, allowGetWrites: boolean): void {
	if (method !== 'GET') return;
	if (!allowGetWrites) {
		const detail =
			'This server does not accept changes by GET. Send the same parameters as a POST.';
		throw new ProblemError('method_not_allowed', detail, { headers: { allow: 'POST' } });
	}
	if (isAheadOfTime(headers)) {
		const detail = 'A browser prefetched this URL, so nothing was changed. Send a POST.';
		throw new ProblemError('unsafe_get', detail);
	}
	if (isFollowedFromElsewhere(headers)) {
		const detail = 'The request comes from a different site, so nothing was changed. Send a POST.';
		throw new ProblemError('unsafe_get', detail);
	}
}

function isAheadOfTime(headers: IncomingHttpHeaders): boolean {
	const purposes = [
		headers['sec-purpose'],
		headers.purpose,
		headers['x-purpose'],
		headers['x-moz'],
	];
	return purposes.flat().some((purpose) => /prefetch|prerender|preview/i.test(purpose ?? ''));
}

function isFollowedFromElsewhere(headers: IncomingHttpHeaders): boolean {
	return headers['sec-fetch-site'] === 'cross-site' && headers['sec-fetch-mode'] === 'navigate';
}
