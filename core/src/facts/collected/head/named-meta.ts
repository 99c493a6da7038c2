import { collapse } from '../../../text/words/white-space.ts';
import { defineFact, type PageElement } from '../../fact.ts';
import type { NodeRef } from '../../node-ref.ts';

export interface NamedMeta {
	readonly name: string;
	readonly content: string;
	readonly inHead: boolean;
	readonly node: NodeRef;
}

/** A fact of the meta tags whose name passes the check; names are compared case-insensitively. */
export function namedMetaFact(isWanted: (name: string) => boolean) {
	return defineFact<NamedMeta>({
		elements: ['meta'],
		part: 'document',
		enter: (element) => readNamedMeta(element, isWanted),
	});
}

function readNamedMeta(
	element: PageElement,
	isWanted: (name: string) => boolean,
): NamedMeta | null {
	const name = element.attribute('name')?.trim().toLowerCase();
	if (!name || !isWanted(name)) return null;
	return {
		name,
		// Line breaks inside the attribute are single spaces wherever it is shown.
		content: collapse(element.attribute('content')?.trim() ?? ''),
		inHead: element.inHead,
		node: element.ref(),
	};
}
