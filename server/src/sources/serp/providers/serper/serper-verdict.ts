import { classifyByStatus } from '../../../classify-by-status.ts';
import { SourceError } from '../../../source.ts';
import type { ApiResponse, Verdict } from '../../../source-http.ts';
import { longWaitMs } from '../used-up.ts';
import { textAt } from '../value-at.ts';

const enterAgain =
	'Copy the API key from serper.dev and enter it again: plumbline connect serper --site SITE.';

/** A wrong key is 403 “Unauthorized.”, an account without credits 400 “Not enough credits”. */
export function serperVerdict(response: ApiResponse, nowMs: number): Verdict {
	const detail = textAt(response.body, 'message') || textAt(response.body, 'error');
	if (response.status === 401 || response.status === 403) {
		return new SourceError('credentials', 'Serper rejects the API key.', {
			remedy: enterAgain,
		});
	}
	if (response.status === 402 || (response.status === 400 && /credits/i.test(detail))) {
		return new SourceError('quota', 'The Serper account has no credits left.', {
			remedy: 'Buy credits at serper.dev, or connect a different provider.',
			retryAfterMs: longWaitMs,
		});
	}
	const isError = response.status === 200 && detail !== '';
	if (isError) return refused(detail);
	return classifyByStatus(response, {
		provider: 'Serper',
		detail,
		nowMs,
		credentialsRemedy: enterAgain,
	});
}

function refused(detail: string): SourceError {
	return new SourceError('refused', `Serper returned an error: ${detail.slice(0, 300)}`, {
		remedy: 'Try again later; if this persists, ask Serper.',
	});
}
