import { fromHtml, type HtmlPage } from './from-html.ts';
import type { Place } from './locate-in-html.ts';
import type { NodeRef } from './node-ref.ts';
import { digestOf, type PageDigest } from './page-digest.ts';
import type { HeadBreak, PageFacts, RawHtml, UnknownReason } from './page-facts.ts';

/** What the HTML as it was sent tells of a page that scripts have worked on since. */
export interface ServedHtml {
	readonly digest: PageDigest;
	readonly headBreaks: readonly HeadBreak[] | null;
	readonly rawHtml: RawHtml | null;
	/** Where one of its nodes stands; null for any other node. */
	readonly locate: (node: NodeRef) => Place | null;
}

/** Tells its nodes from those of the page itself. */
const PREFIX = 'served';

export const isServedNode = (node: NodeRef | null) => String(node).startsWith(`${PREFIX}:`);

/** Reads the HTML a page was sent as. In a browser `load({ html: true })` comes first. */
export function readServedHtml(html: string, url: string | null): ServedHtml {
	const page = fromHtml(html, { given: { url }, scope: 'document', nodePrefix: PREFIX });
	const { headBreaks, rawHtml } = page.facts;
	const digest = digestOf(page);
	return {
		digest: hasShadowRoots(html) ? withoutContent(digest) : digest,
		headBreaks,
		rawHtml,
		locate: (node) => placeOf(page, node),
	};
}

/** The page with its second source; rules that compare the two can then judge. */
export function withServedHtml(page: PageFacts, served: ServedHtml): PageFacts {
	const { headBreaks: _breaks, rawHtml: _raw, served: _served, ...unknown } = page.unknown;
	const { digest, headBreaks, rawHtml } = served;
	return { ...page, facts: { ...page.facts, served: digest, headBreaks, rawHtml }, unknown };
}

/** The page, with the reason why it has no second source. */
export const withoutServedHtml = (page: PageFacts, reason: UnknownReason): PageFacts => ({
	...page,
	unknown: { ...page.unknown, served: reason, headBreaks: reason, rawHtml: reason },
});

/** The parser leaves them in their templates, where a browser shows them. */
const hasShadowRoots = (html: string) => /<template\s[^>]*shadowrootmode/i.test(html);

const withoutContent = (digest: PageDigest): PageDigest => ({
	...digest,
	headings: null,
	links: null,
	dataTypes: null,
	texts: null,
});

function placeOf(page: HtmlPage, node: NodeRef): Place | null {
	if (!isServedNode(node)) return null;
	const start = Number(String(node).slice(PREFIX.length + 1));
	// An element that the parser implied stands nowhere.
	return start >= 0 ? page.locate(start) : null;
}
