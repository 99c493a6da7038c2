import { collapse } from '../../../text/words/white-space.ts';
import { defineFact } from '../../fact.ts';
import type { NodeRef } from '../../node-ref.ts';

export interface Title {
	readonly text: string;
	readonly inHead: boolean;
	readonly node: NodeRef;
}

export const titles = defineFact<Title>({
	elements: ['title'],
	part: 'document',
	captures: () => true,
	leave: ({ inHead, ref }, { text }) => ({ text: collapse(text), inHead, node: ref() }),
});
