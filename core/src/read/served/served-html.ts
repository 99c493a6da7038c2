import type { NodeRef } from '../../facts/node-ref.ts';
import type { PageDigest } from '../../facts/page-digest.ts';
import type { HeadBreak, PageFacts, RawHtml, UnknownReason } from '../../facts/page-facts.ts';
import type { Place } from '../html/locate-in-html.ts';

/** What the HTML as it was sent tells of a page that scripts have worked on since. */
export interface ServedHtml {
	readonly digest: PageDigest;
	readonly headBreaks: readonly HeadBreak[] | null;
	readonly rawHtml: RawHtml | null;
	/** Where one of its nodes stands; null for any other node. */
	readonly locate: (node: NodeRef) => Place | null;
}

/** Tells its nodes from those of the page itself. */
export const servedPrefix = 'served';

export const isServedNode = (node: NodeRef | null) => String(node).startsWith(`${servedPrefix}:`);

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
