import type { NodeRef } from '../../facts/node-ref.ts';
import type { PageDigest } from '../../facts/page-digest.ts';
import type {
	HeadBreak,
	PageFacts,
	RawHtml,
	ScriptShell,
	UnknownReason,
} from '../../facts/page-facts.ts';
import type { Place } from '../html/locate-in-html.ts';

/** Facts from the HTML as it was sent, for a page that scripts have since changed. */
export interface ServedHtml {
	readonly digest: PageDigest;
	readonly headBreaks: readonly HeadBreak[] | null;
	readonly rawHtml: RawHtml | null;
	readonly scriptShells: readonly ScriptShell[] | null;
	/** The place of one of its nodes; null for any other node. */
	readonly locate: (node: NodeRef) => Place | null;
	/** The place of the element that a path of ours leads to; null for none. */
	readonly locatePath: (path: string) => Place | null;
}

/** Distinguishes its nodes from those of the page itself. */
export const servedPrefix = 'served';

export const isServedNode = (node: NodeRef | null) => String(node).startsWith(`${servedPrefix}:`);

/** The page with its second source, so that rules can compare the two. */
export function withServedHtml(page: PageFacts, served: ServedHtml): PageFacts {
	const { digest, headBreaks, rawHtml, scriptShells } = served;
	const known = { served: digest, headBreaks, rawHtml, scriptShells };
	const unknown = Object.fromEntries(
		Object.entries(page.unknown).filter(([name]) => !(name in known)),
	);
	return { ...page, facts: { ...page.facts, ...known }, unknown };
}

/** The page without a second source, with the reason. */
export const withoutServedHtml = (page: PageFacts, reason: UnknownReason): PageFacts => ({
	...page,
	unknown: {
		...page.unknown,
		served: reason,
		headBreaks: reason,
		rawHtml: reason,
		scriptShells: reason,
	},
});
