import { retryAfterMs } from '../../../../process/pause.ts';
import { SourceError } from '../../../source.ts';
import type { ApiResponse, Verdict } from '../../../source-http.ts';
import { numberAt, textAt } from '../value-at.ts';
import { statusFailure } from './status-failure.ts';

/** Errors of a whole call; errors of single tasks are in the tasks. */
export function dataForSeoVerdict(response: ApiResponse, nowMs: number): Verdict {
	const isGood = response.status >= 200 && response.status < 300;
	if (isGood && !response.isJson) return 'ok';
	const inner = numberAt(response.body, 'status_code');
	const code = isGood ? (inner ?? 0) : response.status;
	const failure = statusFailure(inner ?? code, textAt(response.body, 'status_message'));
	if (failure === null) return 'ok';
	const wanted = retryAfterMs(response.headers, nowMs) ?? failure.retryAfterMs;
	const told = new SourceError(failure.failure, failure.message, {
		remedy: failure.remedy,
		retryAfterMs: wanted,
	});
	return failure.failure === 'temporary' || failure.failure === 'quota' ? { retry: told } : told;
}
