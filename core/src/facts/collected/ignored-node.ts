import type { NodeRef } from '../node-ref.ts';

/** The attribute by which a page leaves out findings about an element and everything inside it. */
export const ignoreAttribute = 'data-plumbline-ignore';

/** A node inside an element with the attribute. */
export interface IgnoredNode {
	/** null for the page itself, if its html element has the attribute. */
	readonly node: NodeRef | null;
	/** Names of rules, separated by spaces; empty for all rules. */
	readonly rules: string;
}

/** The rules of an element inside others with the attribute. */
export function ignoredTogether(outer: string | null, own: string): string {
	const rules = own.trim();
	if (outer === null) return rules;
	return outer === '' || rules === '' ? '' : `${outer} ${rules}`;
}
