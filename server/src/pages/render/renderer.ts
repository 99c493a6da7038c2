import type { Header } from '../fetch/fetch-outcome.ts';
import type { Patience } from '../queue/wait-in-queue.ts';

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
	/** `drawn` is core’s `DrawnPage` as JSON in UTF-8: it goes on to an audit thread, which reads it. */
	| { readonly kind: 'rendered'; readonly drawn: Uint8Array<ArrayBuffer> }
	/** A sentence for people. The page is judged as it was sent. */
	| { readonly kind: 'failed'; readonly reason: string };

/** Runs the scripts of pages in a browser. */
export interface Renderer {
	render(page: PageToRender): Promise<RenderOutcome>;
	close(): Promise<void>;
}

/** A renderer that accounts share: they take turns, and never share a browser at the same time. */
export interface RenderPool extends Renderer {
	/** The renderer for the pages of one account. */
	forAccount(accountId: number, patience?: Patience): Renderer;
	load(): RenderLoad;
}

export interface RenderLoad {
	/** Pages whose scripts are running. */
	readonly running: number;
	readonly waiting: number;
	readonly browsers: number;
	/** Of all browsers together, as far as the system tells. */
	readonly memoryBytes: number;
	/** Browsers that were ended, by reason, since the start. */
	readonly ended: ReadonlyMap<BrowserEnd, number>;
}

/** `crowded`: others left it no memory; `lost`: it ended by itself. */
export const browserEnds = ['time', 'memory', 'processes', 'messages', 'crowded', 'lost'] as const;

export type BrowserEnd = (typeof browserEnds)[number];

/** `auto` renders only pages that scripts draw, as far as their HTML shows. */
export const renderModes = ['auto', 'always', 'never'] as const;

export type RenderMode = (typeof renderModes)[number];
