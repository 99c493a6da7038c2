import { defineFact } from '../../fact.ts';
import type { NodeRef } from '../../node-ref.ts';

/** A date or time that the page marks as one. */
export interface Time {
	/** The machine-readable date; empty if only the text contains it. */
	readonly datetime: string;
	readonly node: NodeRef;
}

export const times = defineFact<Time>({
	elements: ['time'],
	part: 'content',
	enter: ({ attribute, ref }) => ({
		datetime: attribute('datetime')?.trim() ?? '',
		node: ref(),
	}),
});
