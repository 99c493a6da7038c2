import type { ItemElement } from '../../../collected/structured-data/item-elements.fact.ts';
import type { NodeRef } from '../../../node-ref.ts';
import type { ItemList } from './item-list.ts';
import { schemaName, tokens } from './schema-name.ts';

interface Reference {
	readonly item: number;
	readonly ids: readonly string[];
}

/**
 * Where many items refer to one element with many properties, at most this many properties are
 * read.
 */
const maxResolved = 10_000;

/** Reads elements with itemscope and itemprop, in document order. */
export function addMicrodata(
	list: ItemList,
	elements: readonly ItemElement[],
	textOf: (node: NodeRef) => string | null,
) {
	/** The item that owns the properties directly inside an element. */
	const inside = new Map<NodeRef, number | null>();
	const references: Reference[] = [];
	/** Properties outside of items. */
	const loose: NodeRef[] = [];
	/** Properties outside of items, by their ids and those of the elements around them. */
	const byId = new Map<string, ItemElement[]>();
	const referenced = new Set<NodeRef>();
	/**
	 * Whether a property outside of items is inside a different one, so that not all ids around it
	 * are known.
	 */
	let hasNested = false;
	let resolved = 0;
	const itemAt = new Map<NodeRef, number>();

	for (const element of elements) {
		const { attributes, holder, node } = element;
		const outer = holder === null ? null : (inside.get(holder) ?? null);
		const own = attributes.itemscope === undefined ? null : startItem(element);
		inside.set(node, own ?? outer);
		if (attributes.itemprop === undefined) {
			markRoot(node);
			continue;
		}
		if (outer !== null) setProperty(outer, element);
		else keepForReferences(element);
	}
	for (const reference of references) resolve(reference);
	for (const node of loose) if (!referenced.has(node)) markRoot(node);

	function startItem({ attributes, node }: ItemElement): number {
		const types = tokens(attributes.itemtype).map((type) => schemaName(type, 'none'));
		const item = list.add('microdata', types, attributes.itemid?.trim() ?? '', node);
		itemAt.set(node, item);
		const ids = tokens(attributes.itemref);
		if (ids.length > 0) references.push({ item, ids });
		return item;
	}

	function markRoot(node: NodeRef) {
		const item = itemAt.get(node);
		if (item !== undefined) list.markRoot(item);
	}

	function keepForReferences(element: ItemElement) {
		const { attributes, holder, idsAbove, node } = element;
		loose.push(node);
		if (holder !== null) hasNested = true;
		for (const id of new Set([attributes.id ?? '', ...idsAbove])) {
			const known = byId.get(id);
			if (known) known.push(element);
			else byId.set(id, [element]);
		}
	}

	function resolve({ ids, item }: Reference) {
		for (const id of ids) {
			const elements = byId.get(id) ?? [];
			resolved += elements.length;
			if (elements.length === 0 || hasNested || resolved > maxResolved) list.markOpen(item);
			if (resolved > maxResolved) return;
			for (const element of elements) {
				referenced.add(element.node);
				setProperty(item, element);
			}
		}
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
