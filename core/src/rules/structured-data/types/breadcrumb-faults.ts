import type { Item } from '../../../facts/derived/structured-data/items/item.ts';
import type { NodeRef } from '../../../facts/node-ref.ts';
import { isGiven } from './item-paths.ts';

export interface BreadcrumbFault {
	readonly kind:
		| 'empty'
		| 'text'
		| 'single'
		| 'no_name'
		| 'no_item'
		| 'no_position'
		| 'position_twice';
	/** Number of the entry, from 1. */
	readonly entry: number;
	readonly node: NodeRef;
}

export function breadcrumbFaults(trail: Item, items: readonly Item[]): readonly BreadcrumbFault[] {
	const { node } = trail;
	const values = trail.properties.itemListElement ?? [];
	if (values.length === 0) return [{ kind: 'empty', entry: 0, node }];
	if (values.every(({ kind }) => kind === 'text')) return [{ kind: 'text', entry: 0, node }];
	const entries = values.map(({ item }) => (item === null ? undefined : items[item]));
	// Entries that are partly texts, or described elsewhere, cannot be judged.
	const known = entries.filter((entry) => entry !== undefined);
	if (known.length < entries.length || known.some(({ isOpen }) => isOpen)) return [];
	if (known.length === 1) return [{ kind: 'single', entry: 1, node }];
	const last = lastOf(known);
	const taken = new Set<number>();
	// Real breadcrumbs are as short as a path; a longer one only repeats itself.
	return known.slice(0, maxEntries).flatMap((entry, index) => {
		const position = positionOf(entry);
		const kinds = entryFaults(entry, items, taken, entry === last);
		if (position !== null) taken.add(position);
		return kinds.map((kind) => ({
			kind,
			entry: kind === 'position_twice' ? (position ?? 0) : index + 1,
			node: entry.node,
		}));
	});
}

const maxEntries = 50;

function entryFaults(
	entry: Item,
	items: readonly Item[],
	taken: ReadonlySet<number>,
	isLast: boolean,
): readonly Exclude<BreadcrumbFault['kind'], 'empty' | 'text' | 'single'>[] {
	const position = positionOf(entry);
	return [
		...(hasName(entry, items) ? [] : (['no_name'] as const)),
		...(isLast || hasAddress(entry, items) ? [] : (['no_item'] as const)),
		...(position === null ? (['no_position'] as const) : []),
		...(position !== null && taken.has(position) ? (['position_twice'] as const) : []),
	];
}

function positionOf({ properties }: Item): number | null {
	const text = properties.position?.[0]?.text ?? '';
	return /^\d+(?:\.\d+)?$/.test(text) ? Number(text) : null;
}

/** By position, or by order if an entry lacks a position. */
function lastOf(entries: readonly Item[]): Item | undefined {
	const positions = entries.map((entry) => positionOf(entry) ?? Number.NaN);
	const highest = positions.reduce((one, other) => Math.max(one, other));
	return Number.isNaN(highest) ? entries.at(-1) : entries[positions.lastIndexOf(highest)];
}

/**
 * Whether the entry has a name or may have one: in microdata and RDFa its text may be an image, and
 * an item described elsewhere may have its name there.
 */
function hasName(entry: Item, items: readonly Item[]): boolean {
	if (isGiven(entry, 'name')) return true;
	return (entry.properties.item ?? []).some(({ item, kind }) => {
		if (kind !== 'item') return false;
		const held = item === null ? undefined : items[item];
		return held === undefined ? false : isGiven(held, 'name');
	});
}

/** Whether the entry has the URL of its page or may have it: in HTML, a link may be the item. */
function hasAddress(entry: Item, items: readonly Item[]): boolean {
	if (!isGiven(entry, 'item')) return false;
	return (entry.properties.item ?? []).some(({ item }) => {
		const held = item === null ? undefined : items[item];
		return held?.syntax !== 'json_ld' || held.id !== '' || 'url' in held.properties;
	});
}
