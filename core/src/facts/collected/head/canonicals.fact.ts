import { defineFact } from '../../fact.ts';
import type { NodeRef } from '../../node-ref.ts';
import { relTokens } from '../body/rel-tokens.ts';

export interface Canonical {
	/** As written; null when the attribute is missing. */
	readonly href: string | null;
	readonly inHead: boolean;
	/** Attributes that make an engine read the link as something else: hreflang, lang, media, type. */
	readonly qualifiers: readonly string[];
	readonly node: NodeRef;
}

const qualifierNames = ['hreflang', 'lang', 'media', 'type'];

export const canonicals = defineFact<Canonical>({
	elements: ['link'],
	part: 'document',
	enter({ attribute, inFrame, inHead, ref }) {
		if (inFrame || !relTokens(attribute('rel')).includes('canonical')) return null;
		return {
			href: attribute('href'),
			inHead,
			qualifiers: qualifierNames.filter((name) => attribute(name) !== null),
			node: ref(),
		};
	},
});
