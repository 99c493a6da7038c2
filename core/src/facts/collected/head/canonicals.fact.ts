import { defineFact } from '../../fact.ts';
import type { NodeRef } from '../../node-ref.ts';
import { relTokens } from '../body/rel-tokens.ts';

export interface Canonical {
	/** As written; null if the attribute is missing. */
	readonly href: string | null;
	readonly inHead: boolean;
	/** Attributes that give the link a different meaning for an engine: hreflang, lang, media, type. */
	readonly qualifiers: readonly string[];
	readonly node: NodeRef;
}

export const qualifierNames: readonly string[] = ['hreflang', 'lang', 'media', 'type'];

export const canonicals = defineFact<Canonical>({
	elements: ['link'],
	part: 'document',
	enter({ attribute, inHead, ref }) {
		if (!relTokens(attribute('rel')).includes('canonical')) return null;
		return {
			href: attribute('href'),
			inHead,
			qualifiers: qualifierNames.filter((name) => attribute(name) !== null),
			node: ref(),
		};
	},
});
