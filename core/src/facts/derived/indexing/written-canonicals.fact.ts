import { qualifierNames } from '../../collected/head/canonicals.fact.ts';
import type { NodeRef } from '../../node-ref.ts';
import { deriveFact } from '../derived-fact.ts';
import { headerLinks } from './header-links.ts';

/** A canonical link in a place where engines read it, usable or not. */
export interface WrittenCanonical {
	/** As written; null if the attribute is missing. */
	readonly href: string | null;
	/** Attributes or parameters that give the link a different meaning for an engine. */
	readonly qualifiers: readonly string[];
	/** A relative URL is resolved against this one; null if it is unknown. */
	readonly base: string | null;
	/** null for a header. */
	readonly node: NodeRef | null;
}

/** Link tags in the head, then Link headers. */
export const writtenCanonicals = deriveFact({
	reads: ['canonicals'],
	mayRead: ['response', 'baseUrl', 'url'],
	derive({ baseUrl, canonicals, response, url }): readonly WrittenCanonical[] {
		const elements = canonicals
			.filter(({ inHead }) => inHead)
			.map(({ href, node, qualifiers }) => ({ href, qualifiers, base: baseUrl, node }));
		const headers = headerLinks(response, 'canonical').map(({ href, parameters }) => {
			const qualifiers = parameters.filter((name) => qualifierNames.includes(name));
			return { href, qualifiers, base: url, node: null };
		});
		return [...elements, ...headers];
	},
});
