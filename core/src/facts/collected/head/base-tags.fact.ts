import { defineFact } from '../../fact.ts';
import type { NodeRef } from '../../node-ref.ts';

export interface BaseTag {
	readonly href: string;
	readonly node: NodeRef;
}

export const baseTags = defineFact<BaseTag>({
	elements: ['base'],
	part: 'document',
	enter({ attribute, ref }) {
		const href = attribute('href');
		return href === null ? null : { href, node: ref() };
	},
});
