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

/** A header as received; a repeated one stays repeated. */
export type Header = readonly [name: string, value: string];

export interface Redirect {
	readonly url: string;
	readonly status: number;
	readonly location: string;
}

export interface FetchedPage {
	readonly kind: 'page';
	readonly url: string;
	readonly originalUrl: string;
	readonly status: number;
	readonly headers: readonly Header[];
	readonly redirects: readonly Redirect[];
	/** Decompressed, not yet decoded: decoding belongs where the audit runs. Empty for an error answer that is not HTML. */
	readonly body: Uint8Array;
	readonly robots: RobotsKnowledge;
}

export interface RobotsKnowledge {
	/** The robots.txt; null if there are no rules to obey. */
	readonly text: string | null;
	readonly status: number | null;
	readonly allowed: boolean;
}

export type UnreachableReason =
	| 'dns'
	| 'refused'
	| 'timeout'
	| 'tls'
	| 'reset'
	| 'protocol'
	| 'too_large'
	| 'too_slow'
	| 'too_many_redirects'
	| 'redirect_loop'
	| 'bot_wall'
	| 'over_budget'
	| 'aborted';

/** Whether no visitor without cookies reaches a page, engines included. */
export const isEndless = (reason: string): boolean =>
	reason === 'redirect_loop' || reason === 'too_many_redirects';

export type FetchFailure =
	| { readonly kind: 'not_allowed'; readonly detail: string }
	| { readonly kind: 'not_html'; readonly url: string; readonly contentType: string }
	| {
			readonly kind: 'robots_disallowed';
			readonly url: string;
			readonly detail: string;
			/**
			 * Why robots.txt could not be read, and until when it is not requested again; null if one of
			 * its rules disallows the page.
			 */
			readonly failing: { readonly status: number; readonly untilMs: number } | null;
	  }
	| {
			readonly kind: 'unreachable';
			readonly url: string;
			readonly reason: UnreachableReason;
			readonly detail: string;
	  };

export type FetchOutcome = FetchedPage | FetchFailure;

/** Ends a fetch from any depth; `fetchPage` turns it into its outcome. */
export class FetchError extends Error {
	readonly failure: FetchFailure;

	constructor(failure: FetchFailure, cause?: unknown) {
		super(failure.kind, { cause });
		this.failure = failure;
	}
}

export function unreachable(
	url: string,
	reason: UnreachableReason,
	detail: string,
	cause?: unknown,
): FetchError {
	return new FetchError({ kind: 'unreachable', url, reason, detail }, cause);
}
