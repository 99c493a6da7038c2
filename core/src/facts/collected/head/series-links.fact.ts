import { defineFact } from '../../fact.ts';
import type { NodeRef } from '../../node-ref.ts';
import { relTokens } from '../body/rel-tokens.ts';

/** A link element that names the next part of a series; search engines do not follow it. */
export interface SeriesLink {
	readonly href: string;
	readonly node: NodeRef;
}

export const seriesLinks = defineFact<SeriesLink>({
	elements: ['link'],
	part: 'document',
	enter({ attribute, ref }) {
		const href = attribute('href')?.trim();
		if (!href || !relTokens(attribute('rel')).includes('next')) return null;
		return { href, node: ref() };
	},
});
