import type { NodeRef, ReportedOccurrence, ReportedRule } from '@plumbline/core';

/** Where in the editor a finding is. */
export type Place =
	| { readonly kind: 'title' }
	| { readonly kind: 'block'; readonly clientId: string };

/** Nodes of a block are named `<client id>:<offset>`, the title’s is `title`. */
export function placeOf(node: NodeRef): Place | null {
	if (node === 'title') return { kind: 'title' };
	const [clientId, offset] = String(node).split(':');
	return clientId && offset !== undefined ? { kind: 'block', clientId } : null;
}

/** Places to change, each once: several words of one paragraph are one place. */
export function placesOf({ occurrences }: Pick<ReportedRule, 'occurrences'>): readonly Place[] {
	const places = new Map<string, Place>();
	for (const occurrence of occurrences) {
		const place = firstPlace(occurrence);
		if (place) places.set(place.kind === 'title' ? 'title' : place.clientId, place);
	}
	return [...places.values()];
}

/** The node to change comes first. */
function firstPlace({ nodes: [first] }: ReportedOccurrence): Place | null {
	return first ? placeOf(first.node) : null;
}
