import { defineFact } from '../../fact.ts';
import type { NodeRef } from '../../node-ref.ts';
import { relTokens } from '../body/rel-tokens.ts';

/** A link to the icon of the site. */
export interface Icon {
	/** As written; empty if it names no file. */
	readonly href: string;
	readonly node: NodeRef;
}

const iconTokens: ReadonlySet<string> = new Set([
	'icon',
	'apple-touch-icon',
	'apple-touch-icon-precomposed',
]);

export const icons = defineFact<Icon>({
	elements: ['link'],
	part: 'document',
	enter({ attribute, ref }) {
		if (!relTokens(attribute('rel')).some((token) => iconTokens.has(token))) return null;
		return { href: attribute('href')?.trim() ?? '', node: ref() };
	},
});
