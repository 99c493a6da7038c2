import type { ItemElement } from '../../../collected/structured-data/item-elements.fact.ts';
import type { NodeRef } from '../../../node-ref.ts';
import type { Vocabulary } from './item.ts';
import type { ItemList } from './item-list.ts';
import { schemaName, tokens, vocabularyOf } from './schema-name.ts';

interface Inside {
	/** The item that owns the properties inside. */
	readonly item: number | null;
	readonly vocabulary: Vocabulary;
}

const outside: Inside = { item: null, vocabulary: 'other' };

/** Reads elements with vocab, typeof and property, in document order. */
export function addRdfa(
	list: ItemList,
	elements: readonly ItemElement[],
	textOf: (node: NodeRef) => string | null,
) {
	const inside = new Map<NodeRef, Inside>();
	for (const element of elements) {
		const { attributes, holder, node } = element;
		const around = (holder === null ? undefined : inside.get(holder)) ?? outside;
		const vocabulary =
			attributes.vocab === undefined ? around.vocabulary : vocabularyOf(attributes.vocab);
		const own = attributes.typeof === undefined ? null : startItem(element, vocabulary);
		const isAboutOther = own === null && attributes.about !== undefined;
		inside.set(node, { item: own ?? (isAboutOther ? null : around.item), vocabulary });
		const isHeld = setProperties(element, own, isAboutOther ? null : around.item, vocabulary);
		if (own !== null && !isHeld) list.markRoot(own);
	}

	function startItem({ attributes, node }: ItemElement, vocabulary: Vocabulary): number {
		const types = tokens(attributes.typeof).map((type) => schemaName(type, vocabulary));
		const known = types.filter((type) => type.vocabulary !== 'other');
		const id = attributes.resource ?? attributes.about ?? '';
		return list.add('rdfa', known.length > 0 ? known : types, id.trim(), node);
	}

	function setProperties(
		{ attributes, node, value }: ItemElement,
		own: number | null,
		owner: number | null,
		vocabularyInForce: Vocabulary,
	): boolean {
		if (owner === null) return false;
		let isHeld = false;
		for (const term of tokens(attributes.property)) {
			const { name, vocabulary } = schemaName(term, vocabularyInForce);
			if (vocabulary === 'other') continue;
			isHeld = true;
			if (own !== null) list.setItem(owner, name, own, node);
			else list.setText(owner, name, value ?? textOf(node), node);
		}
		return isHeld;
	}
}
