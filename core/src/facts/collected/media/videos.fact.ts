import { defineFact } from '../../fact.ts';
import type { NodeRef } from '../../node-ref.ts';

/** A video in the page itself. */
export interface Video {
	/** Plays automatically without sound, like decoration. */
	readonly isDecoration: boolean;
	readonly isHidden: boolean;
	readonly node: NodeRef;
}

export const videos = defineFact<Video>({
	elements: ['video'],
	part: 'content',
	enter: ({ attribute, isHidden, ref }) => ({
		isDecoration: attribute('autoplay') !== null && attribute('controls') === null,
		isHidden: isHidden || attribute('aria-hidden') === 'true',
		node: ref(),
	}),
});
