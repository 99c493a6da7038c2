import type {
	NodeRef,
	NoServedHtml,
	PageFacts,
	ResponseFacts,
	RobotsTxtFacts,
} from '@plumbline/core';

/** Name of the port between the panel and the page it audits. */
export const PORT = 'plumbline';

/** Name of the port between a page and what counts its problems for the icon; also what tells the page to open it. */
export const COUNT = 'plumbline-count';

/** What a page of a site whose problems are counted tells the background when it is there. */
export const COUNTED_PAGE = 'plumbline-counted-page';

export type PageRead =
	| { readonly kind: 'page'; readonly facts: PageFacts }
	| { readonly kind: 'not_a_page'; readonly contentType: string };

/** What the server sends at the address of a page, as far as the page may know. */
export interface Served {
	readonly url: string;
	/** null with the reason why. */
	readonly html: string | null;
	readonly reason: NoServedHtml | null;
	/** Of the same answer. */
	readonly response: ResponseFacts | null;
	readonly robotsTxt: RobotsTxtFacts | null;
}

/** What became of showing a node: some have no place on the page, some stand only in what was sent. */
export type Pointed = 'shown' | 'in_head' | 'hidden' | 'gone' | 'only_sent';

/** A node to mark on the page, and what to write on it. */
export interface Mark {
	readonly node: NodeRef;
	/** May hold words of the page; drawn as plain text. */
	readonly label: string;
	readonly tone: 'plain' | 'quiet' | 'bad';
}

/** Everything a panel asks of a page, and what the page answers. */
export interface Requests {
	readonly read: { readonly input: null; readonly output: PageRead };
	/** What the server sends at the page's address; asked for once a visit unless `isAnew`. */
	readonly served: { readonly input: { readonly isAnew: boolean }; readonly output: Served };
	/** The start of each node's source; null for nodes that are gone. */
	readonly describe: {
		readonly input: readonly NodeRef[];
		readonly output: readonly (string | null)[];
	};
	/** Scrolls to a node and marks it; null takes the mark away. */
	readonly point: { readonly input: NodeRef | null; readonly output: Pointed };
	/** Marks these nodes instead of those before; an empty list takes all marks away. */
	readonly mark: { readonly input: readonly Mark[]; readonly output: null };
}

export type RequestName = keyof Requests;
export type InputOf<Name extends RequestName> = Requests[Name]['input'];
export type OutputOf<Name extends RequestName> = Requests[Name]['output'];

/** What a page says unasked: `changed` when it is not what was read any more. */
export type PageEvent = 'changed';

export type Request = {
	readonly [Name in RequestName]: {
		readonly id: number;
		readonly name: Name;
		readonly input: InputOf<Name>;
	};
}[RequestName];

export type Reply =
	| { readonly id: number; readonly output: OutputOf<RequestName> }
	| { readonly id: number; readonly error: string };

export type FromPage = Reply | { readonly event: PageEvent };

/** The part of a port that messaging needs; each end types what it sends and hears. */
export interface Port<Heard, Sent> {
	readonly postMessage: (message: Sent) => void;
	readonly disconnect: () => void;
	readonly onMessage: { readonly addListener: (heard: (message: Heard) => void) => void };
	readonly onDisconnect: { readonly addListener: (ended: () => void) => void };
}

export type PanelPort = Port<FromPage, Request>;
export type PagePort = Port<Request, FromPage>;
