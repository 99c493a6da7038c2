import type { FetchFailure } from './fetch-outcome.ts';

/** Why a URL could not be fetched. The remedy depends on the caller, who adds it. */
export function failureText(failure: FetchFailure): string {
	switch (failure.kind) {
		case 'not_allowed':
		case 'robots_disallowed':
			return failure.detail;
		case 'not_html':
			return `${failure.url} is not an HTML page: its content type is “${failure.contentType}”.`;
		case 'unreachable':
			return `${failure.url} could not be fetched (${failure.reason}). ${failure.detail}`;
	}
}
