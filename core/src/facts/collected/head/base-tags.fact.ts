import { defineFact } from '../../fact.ts';
import type { NodeRef } from '../../node-ref.ts';

export interface BaseTag {
	readonly href: string;
	readonly node: NodeRef;
}

export const baseTags = defineFact<BaseTag>({
	elements: ['base'],
	part: 'document',
	enter({ attribute, inFrame, ref }) {
		const href = attribute('href');
		return inFrame || href === null ? null : { href, node: ref() };
	},
});
