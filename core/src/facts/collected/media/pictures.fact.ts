import { defineFact } from '../../fact.ts';
import type { NodeRef } from '../../node-ref.ts';

/** An element that offers several files for one picture. */
export interface Picture {
	/** Contains an img, which shows the picture, or a noscript: then a script inserts the img. */
	readonly hasImage: boolean;
	readonly node: NodeRef;
}

export const pictures = defineFact<Picture>({
	elements: ['picture'],
	part: 'content',
	captures: () => true,
	leave: ({ ref }, { parts }) => ({
		hasImage: parts.some(({ name }) => name === 'img' || name === 'noscript'),
		node: ref(),
	}),
});
