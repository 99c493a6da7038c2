import type { NodeRef, ReportedOccurrence, ReportedRule } from '@plumbline/core';

export interface BlockPlace {
	readonly kind: 'block';
	readonly clientId: string;
	/** Where in the block’s HTML the element begins. */
	readonly offset: number;
}

/** Where in the editor a finding is. */
export type Place = { readonly kind: 'title' } | BlockPlace;

/** Nodes of a block are named `<client id>:<offset>`, the title’s is `title`. */
export function placeOf(node: NodeRef): Place | null {
	if (node === 'title') return { kind: 'title' };
	const [clientId, offset] = String(node).split(':');
	if (!clientId || offset === undefined) return null;
	return { kind: 'block', clientId, offset: Number(offset) };
}

export const keyOf = (place: Place): string =>
	place.kind === 'title' ? 'title' : `${place.clientId}:${place.offset}`;

/** Places to change, each once. */
export function placesOf({ occurrences }: Pick<ReportedRule, 'occurrences'>): readonly Place[] {
	const places = new Map<string, Place>();
	for (const occurrence of occurrences) {
		const place = firstPlace(occurrence);
		if (place) places.set(keyOf(place), place);
	}
	return [...places.values()];
}

/** The node to change comes first. */
function firstPlace({ nodes: [first] }: ReportedOccurrence): Place | null {
	return first ? placeOf(first.node) : null;
}
