import { defineFact } from '../../fact.ts';
import type { NodeRef } from '../../node-ref.ts';

export interface OpenGraphTag {
	/** In lower case, with its prefix: `og:title`. */
	readonly property: string;
	readonly content: string;
	readonly node: NodeRef;
}

/** Open Graph and article tags and those of X, by `property` or, as on many pages, by `name`. */
export const openGraph = defineFact<OpenGraphTag>({
	elements: ['meta'],
	part: 'document',
	enter({ attribute, ref }) {
		const property = (attribute('property') ?? attribute('name') ?? '').trim().toLowerCase();
		if (!/^(og|article|twitter):/.test(property)) return null;
		return { property, content: attribute('content')?.trim() ?? '', node: ref() };
	},
});
