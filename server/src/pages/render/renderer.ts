import type { Header } from '../fetch/fetch-outcome.ts';

/** A fetched page whose scripts are to run. */
export interface PageToRender {
	readonly url: string;
	readonly status: number;
	readonly headers: readonly Header[];
	/** The HTML as sent; the browser gets this instead of requesting it again. */
	readonly html: string;
	/** Sent with the requests of the page to its own host only. */
	readonly ownHeaders?: Readonly<Record<string, string>> | undefined;
	readonly signal?: AbortSignal | undefined;
}

export type RenderOutcome =
	/** `drawn` is core’s `DrawnPage` as JSON: it goes on to an audit thread, which reads it. */
	| { readonly kind: 'rendered'; readonly drawn: string }
	/** A sentence for people. The page is judged as it was sent. */
	| { readonly kind: 'failed'; readonly reason: string };

/** Runs the scripts of pages in a browser. */
export interface Renderer {
	render(page: PageToRender): Promise<RenderOutcome>;
	close(): Promise<void>;
}

/** `auto` renders only pages that scripts draw, as far as their HTML shows. */
export const renderModes = ['auto', 'always', 'never'] as const;

export type RenderMode = (typeof renderModes)[number];
