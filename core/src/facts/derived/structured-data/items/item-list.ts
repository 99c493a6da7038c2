import { parseAddress } from '../../../../addresses/parse-address.ts';
import type { NodeRef } from '../../../node-ref.ts';
import type { Item, ItemSyntax, ItemValue, Vocabulary } from './item.ts';
import type { SchemaName } from './schema-name.ts';

interface OpenItem extends Item {
	vocabulary: Vocabulary;
	types: string[];
	properties: Record<string, ItemValue[]>;
	heldBy: { item: number; property: string }[];
	isRoot: boolean;
	isOpen: boolean;
}

interface Reference {
	readonly owner: number;
	readonly property: string;
	/** The key under which its item is found. */
	readonly key: string;
	readonly at: number;
}

/** Lists of values that are longer than this are not deduplicated. */
const maxCompared = 50;
/** Enough types for any real item. */
const maxTypes = 20;
/** A URL that needs no normalization; most ids are like that, and a parser costs more. */
const plainAddress =
	/^https?:\/\/[a-z\d-]+(?:\.[a-z\d-]+)+\/(?:[\w-]+\/)*(?:[\w-]+(?:\.[\w-]+)*)?(?:#[\w/-]*)?$/;

/**
 * The items of a page while they are collected from all its syntaxes. Relative ids are resolved
 * against the base of the page or of a context; if that base is null, they are compared as written.
 */
export function createItemList(pageBase: string | null) {
	const items: OpenItem[] = [];
	const byKey = new Map<string, number>();
	const references: Reference[] = [];

	/** Returns the index of the new item, or of the existing one if the id is already known. */
	function add(
		syntax: ItemSyntax,
		types: readonly SchemaName[],
		id: string,
		node: NodeRef,
		base = pageBase,
	) {
		const key = keyOf(syntax, id, node, base);
		const known = key === '' ? undefined : byKey.get(key);
		const place = known ?? items.length;
		let item = items[place];
		if (!item) {
			item = {
				syntax,
				vocabulary: 'none',
				types: [],
				id,
				// Property names come from the page: none may reach a prototype.
				properties: Object.create(null),
				heldBy: [],
				isRoot: false,
				isOpen: false,
				node,
			};
			items.push(item);
			if (key !== '') byKey.set(key, place);
		}
		for (const { name, vocabulary } of types) {
			if (item.types.length < maxTypes && !item.types.includes(name)) item.types.push(name);
			if (item.vocabulary !== 'schema') item.vocabulary = vocabulary;
		}
		return place;
	}

	/** Ids with the same key name the same item. */
	function keyOf(syntax: ItemSyntax, id: string, node: NodeRef, base: string | null): string {
		if (id === '' || plainAddress.test(id)) return id;
		// A blank node of JSON-LD is known only in its own block (RDF 1.1, 3.4).
		if (id.startsWith('_:')) return syntax === 'json_ld' ? `${id} ${node}` : id;
		return (base !== null && parseAddress(id, base)?.href) || id;
	}

	function setValue(owner: number, property: string, value: ItemValue) {
		const { properties } = at(owner);
		properties[property] ??= [];
		const values = properties[property];
		if (values.length < maxCompared && values.some((known) => isSameText(known, value))) return;
		values.push(value);
		if (value.item !== null) at(value.item).heldBy.push({ item: owner, property });
	}

	function at(place: number): OpenItem {
		const item = items[place];
		if (!item) throw new Error(`There is no item ${place} among ${items.length}.`);
		return item;
	}

	return {
		pageBase,
		add,
		setValue,
		/** The text is null if the element may show its value in a different way. */
		setText(owner: number, property: string, text: string | null, node: NodeRef) {
			const kind = text === null ? 'unread' : 'text';
			setValue(owner, property, { text: text ?? '', kind, item: null, node });
		},
		setItem(owner: number, property: string, item: number, node: NodeRef) {
			setValue(owner, property, { text: '', kind: 'item', item, node });
		},
		/** Refers to an item of JSON-LD by its id, which may come later or never. */
		refer(owner: number, property: string, id: string, node: NodeRef, base: string | null) {
			setValue(owner, property, { text: '', kind: 'item', item: null, node });
			const last = (at(owner).properties[property]?.length ?? 0) - 1;
			references.push({ owner, property, key: keyOf('json_ld', id, node, base), at: last });
		},
		markRoot(place: number) {
			at(place).isRoot = true;
		},
		markOpen(place: number) {
			at(place).isOpen = true;
		},
		setVocabulary(place: number, vocabulary: Vocabulary) {
			const item = at(place);
			if (item.vocabulary === 'none') item.vocabulary = vocabulary;
		},
		/** Finishes the collection. */
		items(): readonly Item[] {
			for (const { at: index, key, owner, property } of references) {
				const item = byKey.get(key);
				const values = at(owner).properties[property];
				const value = values?.[index];
				if (item === undefined || !values || !value) continue;
				values[index] = { ...value, item };
				at(item).heldBy.push({ item: owner, property });
			}
			return items;
		},
	};
}

/** The same node repeated adds nothing. */
const isSameText = (one: ItemValue, other: ItemValue) =>
	one.kind !== 'item' && one.kind === other.kind && one.text === other.text;

export type ItemList = ReturnType<typeof createItemList>;
