import { defineFact } from '../../fact.ts';
import type { NodeRef } from '../../node-ref.ts';

/** An element that offers several files for one picture. */
export interface Picture {
	/** An img in it, which shows the picture, or a noscript: then a script puts the img there. */
	readonly hasImage: boolean;
	readonly node: NodeRef;
}

export const pictures = defineFact<Picture>({
	elements: ['picture'],
	part: 'content',
	captures: ({ inFrame }) => !inFrame,
	leave: ({ ref }, { parts }) => ({
		hasImage: parts.some(({ name }) => name === 'img' || name === 'noscript'),
		node: ref(),
	}),
});
