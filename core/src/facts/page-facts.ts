import type { CollectedFacts } from './collected/collected-facts.ts';
import type { LayoutFacts } from './given/layout-facts.ts';
import type { Vitals } from './given/vitals.ts';
import type { NodeRef } from './node-ref.ts';
import type { PageDigest } from './page-digest.ts';

/** Where facts come from: an HTML text, a live document, an editor's blocks. */
export type Source = 'html' | 'rendered' | 'editor';

/** An element that ended the head before metadata that came after it. */
export interface HeadBreak {
	readonly name: string;
	readonly node: NodeRef;
}

/** What only the text of the HTML tells, before a parser has put it in order. */
export interface RawHtml {
	/** In UTF-8, as nearly every page is sent. */
	readonly bytes: number;
	/** Whether the text begins with one, which declares its encoding before anything else does. */
	readonly byteOrderMark: boolean;
	/** Start tags of html, head and body after the first of each. */
	readonly repeatedTags: readonly { readonly name: string; readonly node: NodeRef }[];
}

/** One answer on the way to the page, as the host met it. */
export interface Redirect {
	readonly url: string;
	readonly status: number;
	readonly location: string;
}

/** What came with the page. Header names in lower case; several of one name stay apart. */
export interface ResponseFacts {
	readonly status: number | null;
	readonly headers: readonly (readonly [name: string, value: string])[] | null;
	readonly redirects?: readonly Redirect[];
}

/** What the host knows besides the page itself; null where it cannot know. */
export interface GivenFacts {
	/** The address of the page, absolute. */
	readonly url: string | null;
	/** A BCP 47 tag that the host gives for a page that does not name its language. */
	readonly declaredLanguage: string | null;
	readonly response: ResponseFacts | null;
	/** The robots.txt of the page's origin, as the host met it. */
	readonly robotsTxt: RobotsTxtFacts | null;
	/** What the HTML said as it was sent, where the page itself is what scripts have made of it. */
	readonly served: PageDigest | null;
	/** How a browser has laid the page out. */
	readonly layout: LayoutFacts | null;
	/** What one visit of the page was like. */
	readonly vitals: Vitals | null;
}

export interface RobotsTxtFacts {
	/** What the server answered; null when the host does not know. */
	readonly status: number | null;
	/** What the file says, as far as 500 KiB; null when there is none, or the server did not deliver it. */
	readonly text: string | null;
}

/** Known where the source is a whole document: what it lacks is absent, not merely elsewhere. */
export type WholePage = true;

/** Facts as the audit reads them; null where this host cannot know, with the reason in `unknown`. */
export type KnownFacts = Nullable<
	CollectedFacts & {
		readonly headBreaks: readonly HeadBreak[];
		readonly rawHtml: RawHtml;
		readonly wholePage: WholePage;
	}
> &
	GivenFacts;

type Nullable<T> = { readonly [Key in keyof T]: T[Key] | null };

export type UnknownReason =
	| 'fragment'
	| 'theme'
	| 'no_url'
	| 'no_response'
	| 'no_robots_txt'
	| 'no_layout'
	| 'no_vitals'
	| 'raw_html_needed'
	| 'too_deep'
	| NoServedHtml;

/** Why the HTML as it was sent is not known. */
export type NoServedHtml =
	| 'no_served_html'
	/** It is a file, or made up by a script: no server sent it. */
	| 'served_html_not_sent'
	/** The request failed or was not allowed. */
	| 'served_html_failed'
	/** The server answered otherwise than it had answered the browser: to a form, a robot, later. */
	| 'served_html_other'
	| 'served_html_too_large'
	| 'served_html_too_slow';

/** A page as plain data: can be posted, stored and compared. */
export interface PageFacts {
	readonly source: Source;
	readonly scope: 'document' | 'fragment';
	readonly facts: KnownFacts;
	readonly unknown: { readonly [Name in keyof KnownFacts]?: UnknownReason };
}
