import { defineFact } from '../../fact.ts';
import type { NodeRef } from '../../node-ref.ts';

/** An element that marks the main content of the page. */
export interface MainLandmark {
	readonly isHidden: boolean;
	readonly node: NodeRef;
}

export const mainLandmarks = defineFact<MainLandmark>({
	elements: ['main', 'role:main'],
	part: 'document',
	enter: ({ isHidden, ref }) => ({ isHidden, node: ref() }),
});
