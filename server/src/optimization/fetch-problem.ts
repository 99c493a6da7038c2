import { ProblemError } from '../http/problems/problem-error.ts';
import { failureText } from '../pages/fetch/failure-text.ts';
import type { FetchFailure } from '../pages/fetch/fetch-outcome.ts';

/** Why there is no report on a page that should have been fetched. */
export function fetchProblem(failure: FetchFailure): ProblemError {
	const text = failureText(failure);
	switch (failure.kind) {
		case 'not_allowed':
			return new ProblemError('url_not_allowed', text, {
				errors: [{ parameter: 'url', message: text }],
			});
		case 'not_html':
			return new ProblemError('page_not_html', text);
		case 'robots_disallowed':
			return new ProblemError(
				'robots_disallowed',
				`${text} Add the site to your account if it is yours, send its HTML instead, or use the browser extension.`,
			);
		case 'unreachable':
			return new ProblemError('page_unreachable', text);
	}
}
