import type { NodeRef, ReportedOccurrence, ReportedRule } from '@plumbline/core';

export interface BlockPlace {
	readonly kind: 'block';
	readonly clientId: string;
	/** Where in the block’s HTML the element begins. */
	readonly offset: number;
	/** Words of the element that the finding itself names. */
	readonly named: readonly string[];
}

/** Where in the editor a finding is. */
export type Place = { readonly kind: 'title' } | BlockPlace;

/** Nodes of a block are named `<client id>:<offset>`, the title’s is `title`. */
export function placeOf(node: NodeRef, named: readonly string[] = []): Place | null {
	if (node === 'title') return { kind: 'title' };
	const [clientId, offset] = String(node).split(':');
	if (!clientId || offset === undefined) return null;
	return { kind: 'block', clientId, offset: Number(offset), named };
}

export const keyOf = (place: Place): string =>
	place.kind === 'title' ? 'title' : `${place.clientId}:${place.offset}`;

/** Distinct places to change. */
export function placesOf({ occurrences }: Pick<ReportedRule, 'occurrences'>): readonly Place[] {
	const places = new Map<string, Place>();
	for (const occurrence of occurrences) {
		const place = placeOfOccurrence(occurrence);
		if (place && !places.has(keyOf(place))) places.set(keyOf(place), place);
	}
	return [...places.values()];
}

/** The node to change comes first. */
export const placeOfOccurrence = ({ nodes: [first], values }: ReportedOccurrence): Place | null =>
	first ? placeOf(first.node, textsIn(values)) : null;

/** Numbers do not count as words. */
const textsIn = (values: ReportedOccurrence['values']): readonly string[] =>
	Object.values(values).filter((value) => typeof value === 'string');
