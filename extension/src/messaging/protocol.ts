import type {
	NodeRef,
	NoServedHtml,
	PageFacts,
	ResponseFacts,
	RobotsTxtFacts,
} from '@plumbline/core';

/** Name of the port between the panel and the page it audits. */
export const pagePort = 'plumbline';

/**
 * Name of the port between a page and the counter for the icon; also the message that tells the
 * page to open it.
 */
export const countPort = 'plumbline-count';

/** The message a page on a site with a badge sends to the background when it loads. */
export const countedPage = 'plumbline-counted-page';

export type PageRead =
	| { readonly kind: 'page'; readonly facts: PageFacts }
	| { readonly kind: 'not_a_page'; readonly contentType: string };

/** The server's response for the URL of a page, as far as a content script can read it. */
export interface Served {
	readonly url: string;
	/** null when it could not be read; `reason` says why. */
	readonly html: string | null;
	readonly reason: NoServedHtml | null;
	/** Status and headers of the same response. */
	readonly response: ResponseFacts | null;
	readonly robotsTxt: RobotsTxtFacts | null;
}

/**
 * The outcome of showing a node: it may have no box on the page, or exist only in the HTML as sent.
 */
export type PointOutcome = 'shown' | 'in_head' | 'hidden' | 'gone' | 'only_sent';

/** A node to mark on the page, and what to write on it. */
export interface Mark {
	readonly node: NodeRef;
	/** May contain text of the page, so it is drawn as plain text. */
	readonly label: string;
	/** A color of ours, never one of the page. */
	readonly color: string;
}

/** A landmark of the page, or an element that states a language. */
export interface Region {
	readonly node: NodeRef;
	readonly name: string;
	/** As written; empty without the attribute. */
	readonly role: string;
	/** null without the attribute. */
	readonly lang: string | null;
}

/** Every request of a panel to a page, with its answer. */
export interface Requests {
	readonly read: { readonly input: null; readonly output: PageRead };
	/** The server's response for the page's URL; fetched once a visit unless `isAnew`. */
	readonly served: { readonly input: { readonly isAnew: boolean }; readonly output: Served };
	/** The start of each node's source code; null for nodes that are gone. */
	readonly describe: {
		readonly input: readonly NodeRef[];
		readonly output: readonly (string | null)[];
	};
	/** Scrolls to a node and highlights it; null removes the highlight. */
	readonly point: { readonly input: NodeRef | null; readonly output: PointOutcome };
	/** Marks these nodes and removes earlier marks; an empty list removes all. */
	readonly mark: { readonly input: readonly Mark[]; readonly output: null };
	readonly regions: { readonly input: null; readonly output: readonly Region[] };
}

export type RequestName = keyof Requests;
export type InputOf<Name extends RequestName> = Requests[Name]['input'];
export type OutputOf<Name extends RequestName> = Requests[Name]['output'];

/**
 * An event that a page sends on its own: it differs from what was read, a mark was clicked, or
 * Escape removed all marks.
 */
export type PageEvent =
	| { readonly event: 'changed' }
	| { readonly event: 'picked'; readonly node: NodeRef }
	| { readonly event: 'unmarked' };

export type Request<Name extends RequestName = RequestName> = {
	readonly [Each in Name]: {
		readonly id: number;
		readonly name: Each;
		readonly input: InputOf<Each>;
	};
}[Name];

export type Reply =
	| { readonly id: number; readonly output: OutputOf<RequestName> }
	| { readonly id: number; readonly error: string };

export type FromPage = Reply | PageEvent;

/**
 * The part of a port that messaging needs; each end gives the types of what it sends and receives.
 */
export interface Port<Heard, Sent> {
	readonly postMessage: (message: Sent) => void;
	readonly disconnect: () => void;
	readonly onMessage: { readonly addListener: (heard: (message: Heard) => void) => void };
	readonly onDisconnect: { readonly addListener: (ended: () => void) => void };
}

export type PanelPort = Port<FromPage, Request>;
export type PagePort = Port<Request, FromPage>;
