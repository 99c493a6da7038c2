import type { ItemElement } from '../item-elements.fact.ts';
import type { NodeRef } from '../node-ref.ts';
import type { ItemList } from './item-list.ts';
import { schemaName, tokens } from './schema-name.ts';

/** Reads elements with itemscope and itemprop, in document order. */
export function addMicrodata(
	list: ItemList,
	elements: readonly ItemElement[],
	textOf: (node: NodeRef) => string,
) {
	/** The item that properties directly inside an element belong to. */
	const inside = new Map<NodeRef, number | null>();
	const withId = new Map<string, ItemElement>();
	const withReferences: { readonly item: number; readonly ids: readonly string[] }[] = [];
	const itemAt = new Map<NodeRef, number>();

	for (const element of elements) {
		const { attributes, holder, node } = element;
		const outer = holder === null ? null : (inside.get(holder) ?? null);
		const own = attributes.itemscope === undefined ? null : startItem(element);
		inside.set(node, own ?? outer);
		if (attributes.itemprop === undefined) {
			if (own !== null) list.markRoot(own);
			continue;
		}
		if (outer !== null) setProperty(outer, element);
		else if (attributes.id !== undefined) withId.set(attributes.id, element);
		else if (own !== null) list.markRoot(own);
	}
	for (const { ids, item } of withReferences) {
		for (const id of ids) {
			const element = withId.get(id);
			if (element) setProperty(item, element);
			else list.markOpen(item);
		}
	}

	function startItem({ attributes, node }: ItemElement): number {
		const types = tokens(attributes.itemtype).map((type) => schemaName(type, 'none'));
		const item = list.add('microdata', types, attributes.itemid?.trim() ?? '', node);
		itemAt.set(node, item);
		const ids = tokens(attributes.itemref);
		if (ids.length > 0) withReferences.push({ item, ids });
		return item;
	}

	function setProperty(owner: number, { attributes, node, value }: ItemElement) {
		for (const term of tokens(attributes.itemprop)) {
			const { name } = schemaName(term, 'schema');
			const item = itemAt.get(node);
			if (item !== undefined) list.setItem(owner, name, item, node);
			else list.setText(owner, name, value ?? textOf(node), node);
		}
	}
}
