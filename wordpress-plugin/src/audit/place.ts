import type { NodeRef, ReportedOccurrence, ReportedRule } from '@plumbline/core';
import { isSearchField, type SearchField } from '../post/meta/search-field.ts';

export interface BlockPlace {
	readonly kind: 'block';
	readonly clientId: string;
	/** Start of the element in the block’s HTML. */
	readonly offset: number;
	/** Words of the element that the finding quotes. */
	readonly named: readonly string[];
}

/** One of our own fields. */
export interface FieldPlace {
	readonly kind: 'field';
	readonly field: SearchField;
}

/** The place of a finding in the editor. */
export type Place = { readonly kind: 'title' } | FieldPlace | BlockPlace;

/** Nodes of a block have the id `<client id>:<offset>`, others the name of a field. */
export function placeOf(node: NodeRef, named: readonly string[] = []): Place | null {
	if (node === 'title' || node === 'heading') return { kind: 'title' };
	if (isSearchField(node)) return { kind: 'field', field: node };
	const [clientId, offset] = String(node).split(':');
	if (!clientId || offset === undefined) return null;
	return { kind: 'block', clientId, offset: Number(offset), named };
}

export function keyOf(place: Place): string {
	if (place.kind === 'block') return `${place.clientId}:${place.offset}`;
	return place.kind === 'title' ? 'title' : place.field;
}

/** The places to change, without duplicates. */
export function placesOf({
	group,
	occurrences,
}: Pick<ReportedRule, 'group' | 'occurrences'>): readonly Place[] {
	const places = new Map<string, Place>();
	for (const occurrence of occurrences) {
		const place = placeOfOccurrence(occurrence) ?? placeOfMissing(group, occurrence);
		if (place && !places.has(keyOf(place))) places.set(keyOf(place), place);
	}
	return [...places.values()];
}

/** Where to write a description that is missing. */
const placeOfMissing = (
	group: ReportedRule['group'],
	{ nodes }: ReportedOccurrence,
): FieldPlace | null =>
	group === 'description' && nodes.length === 0 ? { kind: 'field', field: 'description' } : null;

/** The first node is the one to change. */
export const placeOfOccurrence = ({ nodes: [first], values }: ReportedOccurrence): Place | null =>
	first ? placeOf(first.node, textsIn(values)) : null;

/** Numbers do not count as words. */
const textsIn = (values: ReportedOccurrence['values']): readonly string[] =>
	Object.values(values).filter((value) => typeof value === 'string');
