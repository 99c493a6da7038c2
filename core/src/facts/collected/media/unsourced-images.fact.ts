import { defineFact } from '../../fact.ts';
import type { NodeRef } from '../../node-ref.ts';

/** An img that names files only in `srcset`; images that scripts load later name the file elsewhere. */
export interface UnsourcedImage {
	readonly srcset: string;
	readonly node: NodeRef;
}

export const unsourcedImages = defineFact<UnsourcedImage>({
	elements: ['img'],
	part: 'content',
	enter({ attribute, isHidden, ref }) {
		if (attribute('src') !== null || isHidden) return null;
		const srcset = attribute('srcset')?.trim();
		if (!srcset || lazyAttributes.some((name) => attribute(name) !== null)) return null;
		return { srcset, node: ref() };
	},
});

const lazyAttributes = ['data-src', 'data-srcset', 'data-lazy-src', 'data-original'];
