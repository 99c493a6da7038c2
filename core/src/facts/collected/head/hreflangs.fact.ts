import { defineFact } from '../../fact.ts';
import type { NodeRef } from '../../node-ref.ts';
import { relTokens } from '../body/rel-tokens.ts';

export interface Hreflang {
	/** As written. */
	readonly code: string;
	readonly href: string;
	readonly inHead: boolean;
	readonly node: NodeRef;
}

export const hreflangs = defineFact<Hreflang>({
	elements: ['link'],
	part: 'document',
	enter({ attribute, inHead, ref }) {
		const code = attribute('hreflang');
		if (code === null || !relTokens(attribute('rel')).includes('alternate')) return null;
		if (isFeed.test(attribute('type') ?? '')) return null;
		return { code, href: attribute('href') ?? '', inHead, node: ref() };
	},
});

/** A feed in a language is not a version of the page. */
const isFeed = /^\s*application\/(?:rss\+xml|atom\+xml|rdf\+xml|feed\+json)/i;
