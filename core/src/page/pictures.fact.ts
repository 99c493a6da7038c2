import { defineFact } from './fact.ts';
import type { NodeRef } from './node-ref.ts';

/** An element that offers several files for one picture. */
export interface Picture {
	/** The img in it, which shows the picture; null when there is none. */
	readonly image: NodeRef | null;
	readonly node: NodeRef;
}

export const pictures = defineFact<Picture>({
	elements: ['picture'],
	part: 'content',
	captures: ({ inFrame }) => !inFrame,
	leave: ({ ref }, { parts }) => ({
		image: parts.find(({ name }) => name === 'img')?.node ?? null,
		node: ref(),
	}),
});
