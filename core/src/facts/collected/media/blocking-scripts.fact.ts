import { defineFact } from '../../fact.ts';
import type { NodeRef } from '../../node-ref.ts';

/** A script file in the head that the browser waits for before it shows anything. */
export interface BlockingScript {
	/** As written, without white space around it. */
	readonly src: string;
	readonly node: NodeRef;
}

export const blockingScripts = defineFact<BlockingScript>({
	elements: ['script'],
	part: 'document',
	enter({ attribute, inHead, ref }) {
		const src = attribute('src')?.trim();
		if (!src || !inHead) return null;
		if (attribute('async') !== null || attribute('defer') !== null) return null;
		// Modules are deferred anyway; scripts of another type wait for consent, or are data.
		return isClassic.test(attribute('type')?.trim() ?? '') ? { src, node: ref() } : null;
	},
});

const isClassic = /^(?:|(?:text|application)\/(?:x-)?(?:java|ecma)script)$/i;
