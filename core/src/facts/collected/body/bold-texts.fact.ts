import { defineFact } from '../../fact.ts';
import type { NodeRef } from '../../node-ref.ts';

/** Bold words in the content that may serve as a heading: short, and not inside a link. */
export interface BoldText {
	readonly text: string;
	readonly node: NodeRef;
}

export const boldTexts = defineFact<BoldText>({
	elements: ['b', 'strong'],
	part: 'content',
	captures: ({ inLink, isHidden, region }) =>
		!inLink && !isHidden && (region === 'main' || region === 'body'),
	limit: 120,
	leave: ({ ref }, { text }) => ({ text, node: ref() }),
});
