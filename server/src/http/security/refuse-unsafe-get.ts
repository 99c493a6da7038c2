import type { IncomingHttpHeaders } from 'node:http';
import { ProblemError } from '../problems/problem-error.ts';

interface WriteRequest {
	readonly method: string;
	readonly headers: IncomingHttpHeaders;
}

/** A GET that writes must be intended: not prefetched by a browser, and not followed from a different site. */
export function refuseUnsafeGet({ method, headers }: WriteRequest, allowGetWrites: boolean): void {
	if (method !== 'GET') return;
	if (!allowGetWrites) {
		const detail = 'This server changes nothing by GET. Send the same parameters as a POST.';
		throw new ProblemError('method_not_allowed', detail, { headers: { allow: 'POST' } });
	}
	if (isAheadOfTime(headers)) {
		const detail = 'A browser asked for this ahead of time, so nothing was changed. Send a POST.';
		throw new ProblemError('unsafe_get', detail);
	}
	if (isFollowedFromElsewhere(headers)) {
		const detail = 'Another site led here, so nothing was changed. Send a POST.';
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
