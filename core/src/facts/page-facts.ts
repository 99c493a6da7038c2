import type { CollectedFacts } from './collected/collected-facts.ts';
import type { FramedContent } from './given/framed-content.ts';
import type { LayoutFacts } from './given/layout-facts.ts';
import type { LoadedImages } from './given/loaded-images.ts';
import type { Vitals } from './given/vitals.ts';
import type { NodeRef } from './node-ref.ts';
import type { PageDigest } from './page-digest.ts';

/** The origin of facts: an HTML text, a live document, an editor's blocks. */
export type Source = 'html' | 'rendered' | 'editor';

/** An element that ended the head before the metadata that follows it. */
export interface HeadBreak {
	readonly name: string;
	readonly node: NodeRef;
}

/** Facts that only the text of the HTML contains, before a parser normalizes it. */
export interface RawHtml {
	/** In UTF-8, the encoding of nearly every page. */
	readonly bytes: number;
	/**
	 * Whether the text begins with a byte order mark, which overrides every other declaration of the
	 * encoding.
	 */
	readonly byteOrderMark: boolean;
	/** A script contains the viewport tag that the page lacks. */
	readonly scriptsWriteViewport: boolean;
	/**
	 * The number of bytes up to the end of the first tag that declares the encoding. The true number
	 * may be larger if a character can take several bytes in that encoding. Null without such a tag.
	 */
	readonly charsetEnd: number | null;
	/** Start tags of html, head and body after the first of each. */
	readonly repeatedTags: readonly { readonly name: string; readonly node: NodeRef }[];
}

/** A sign that the HTML is only a shell, whose content scripts draw. */
export interface ScriptShell {
	/**
	 * `mount`: an empty place that a framework fills. `body`: no text anywhere, or only expressions
	 * that a framework replaces. `template`: the text is in scripts. `hidden`: it is not displayed
	 * until a script shows it.
	 */
	readonly kind: 'mount' | 'body' | 'template' | 'hidden';
	/** The element as people know it, such as `#root`; empty for `body`. */
	readonly element: string;
	/** How much text is shown without scripts, in UTF-16 units. */
	readonly characters: number;
	/** null for `body`. */
	readonly node: NodeRef | null;
}

/** One response on the way to the page, as the host received it. */
export interface Redirect {
	/** The absolute URL that was requested. */
	readonly url: string;
	/** The HTTP status, such as 301; 200 for a page that redirects by a refresh. */
	readonly status: number;
	/** The `Location` header as it was sent, or the target of the refresh. */
	readonly location: string;
	/** Of this response, where the host noted them. */
	readonly headers?: ResponseFacts['headers'];
}

/**
 * The response that brought the page. Repeated headers stay separate. Rules see their names in lower
 * case, however the host wrote them.
 */
export interface ResponseFacts {
	/** The HTTP status; null if it is unknown. */
	readonly status: number | null;
	/** Null if they are unknown. */
	readonly headers: readonly (readonly [name: string, value: string])[] | null;
	/** The redirects that led to the page, the first one first. */
	readonly redirects?: readonly Redirect[];
	/** Set if a browser reports only how many redirects there were, and only within the site. */
	readonly redirectCount?: number;
}

/** Facts that the host knows in addition to the page; null if it cannot know them. */
export interface GivenFacts {
	/** The absolute URL of the page. */
	readonly url: string | null;
	/** A BCP 47 tag from the host for a page that does not name its language. */
	readonly declaredLanguage: string | null;
	/** The response that brought the page. */
	readonly response: ResponseFacts | null;
	/** The robots.txt of the page's origin, as the host received it. */
	readonly robotsTxt: RobotsTxtFacts | null;
	/** The digest of the HTML as it was sent, if the page itself is the result of scripts. */
	readonly served: PageDigest | null;
	/** How much is in the frames of a live document. */
	readonly framedContent: FramedContent | null;
	/** The layout of the page in a browser. */
	readonly layout: LayoutFacts | null;
	/** The images of the page in a browser that loads them. */
	readonly loadedImages: LoadedImages | null;
	/** Measurements of one visit to the page. */
	readonly vitals: Vitals | null;
}

/** The robots.txt of the page's origin. */
export interface RobotsTxtFacts {
	/** The status of the response; null if the host does not know it. */
	readonly status: number | null;
	/**
	 * The content of the file, up to 500 KiB; null if there is none, or the server did not deliver
	 * it.
	 */
	readonly text: string | null;
}

/** Known if the source is a whole document: anything it lacks is absent, not merely elsewhere. */
export type WholePage = true;

/** Facts as the audit reads them; null if this host cannot know them, with the reason in `unknown`. */
export type KnownFacts = Nullable<
	CollectedFacts & {
		readonly headBreaks: readonly HeadBreak[];
		readonly rawHtml: RawHtml;
		readonly scriptShells: readonly ScriptShell[];
		readonly wholePage: WholePage;
	}
> &
	GivenFacts;

type Nullable<T> = { readonly [Key in keyof T]: T[Key] | null };

/** Why a fact is null. */
export type UnknownReason =
	| 'fragment'
	| 'theme'
	| 'no_url'
	| 'no_response'
	| 'no_robots_txt'
	| 'no_layout'
	/** The browser that drew the page loads no images. */
	| 'images_not_loaded'
	| 'no_vitals'
	| 'raw_html_needed'
	| 'too_deep'
	/** Scripts write it, and the HTML does not contain it yet. */
	| 'drawn_by_scripts'
	| NoServedHtml;

/** Why the HTML as it was sent is unknown. */
export type NoServedHtml =
	| 'no_served_html'
	/** A file, or made by a script: no server sent it. */
	| 'served_html_not_sent'
	/** The request failed or was not allowed. */
	| 'served_html_failed'
	/**
	 * The server answered this request differently from that of the browser, which had sent a form,
	 * was not taken for a robot, or was earlier.
	 */
	| 'served_html_other'
	| 'served_html_too_large'
	| 'served_html_too_slow';

/** A page as plain data that can be posted, stored and compared. */
export interface PageFacts {
	readonly source: Source;
	/** A fragment has no head. */
	readonly scope: 'document' | 'fragment';
	/** By name; null if this host cannot know them. */
	readonly facts: KnownFacts;
	/** Why facts are null, by name. */
	readonly unknown: { readonly [Name in keyof KnownFacts]?: UnknownReason };
}
