import type { FetchFailure } from '../fetch-page/fetch-outcome.ts';
import { ProblemError } from '../http/problems/problem-error.ts';

/** Why there is no report on a page that was to be fetched. */
export function fetchProblem(failure: FetchFailure): ProblemError {
	switch (failure.kind) {
		case 'not_allowed':
			return new ProblemError('url_not_allowed', failure.detail, {
				errors: [{ parameter: 'url', message: failure.detail }],
			});
		case 'not_html':
			return new ProblemError(
				'page_not_html',
				`${failure.url} is not an HTML page but “${failure.contentType}”.`,
			);
		case 'robots_disallowed':
			return new ProblemError(
				'robots_disallowed',
				`${failure.detail} Add the site to your account if it is yours, send its HTML instead, or use the browser extension.`,
			);
		case 'unreachable':
			return new ProblemError(
				'page_unreachable',
				`${failure.url} could not be fetched (${failure.reason}). ${failure.detail}`,
			);
	}
}
