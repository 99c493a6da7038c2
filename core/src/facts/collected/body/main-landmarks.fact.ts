import { defineFact } from '../../fact.ts';
import type { NodeRef } from '../../node-ref.ts';

/** An element that says: here is what the page is about. */
export interface MainLandmark {
	readonly isHidden: boolean;
	readonly node: NodeRef;
}

export const mainLandmarks = defineFact<MainLandmark>({
	elements: ['main', 'role:main'],
	part: 'document',
	enter: ({ inFrame, isHidden, ref }) => (inFrame ? null : { isHidden, node: ref() }),
});
