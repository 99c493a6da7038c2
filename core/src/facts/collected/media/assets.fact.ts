import { defineFact } from '../../fact.ts';
import type { NodeRef } from '../../node-ref.ts';
import { relTokens } from '../body/rel-tokens.ts';

/** A file without which the page may look or work differently. */
export interface Asset {
	readonly kind: 'stylesheet' | 'script';
	/** As written, without white space around it. */
	readonly href: string;
	readonly node: NodeRef;
}

export const assets = defineFact<Asset>({
	elements: ['link', 'script'],
	part: 'document',
	enter({ attribute, name, ref }) {
		const href = attribute(name === 'script' ? 'src' : 'href')?.trim();
		if (!href) return null;
		if (name === 'script') return { kind: 'script', href, node: ref() };
		const isStylesheet = relTokens(attribute('rel')).includes('stylesheet');
		return isStylesheet ? { kind: 'stylesheet', href, node: ref() } : null;
	},
});
