import type { NodeRef } from '../../facts/node-ref.ts';
import type { Location } from '../report/location.ts';
import type { ReportedOccurrence, ReportedRule } from '../report/report.ts';

/** One line that shows where something is wrong. */
export interface Place {
	/** `12:5`; null if the finding concerns the page as a whole. */
	readonly position: string | null;
	readonly text: string;
}

/** Every place that a finding shows, the nodes to change first. */
export function placesOf({ headline, occurrences }: ReportedRule): readonly Place[] {
	const isAmbiguous = ambiguity(occurrences);
	return occurrences.flatMap((occurrence) =>
		occurrence.nodes.length > 0
			? occurrence.nodes.map((node, index) =>
					nodePlace(node, occurrence, index === 0 && isAmbiguous(node)),
				)
			: pagePlaces(occurrence, headline),
	);
}

/**
 * An element's source is not enough to separate faults if they differ or if one element has
 * several.
 */
function ambiguity(occurrences: readonly ReportedOccurrence[]): (node: Location) => boolean {
	const kinds = new Set(occurrences.map(({ messageKey }) => messageKey));
	if (kinds.size > 1) return () => true;
	const seen = new Set<NodeRef>();
	const repeated = new Set<NodeRef>();
	for (const { nodes } of occurrences) {
		const [first] = nodes;
		if (first && seen.has(first.node)) repeated.add(first.node);
		if (first) seen.add(first.node);
	}
	return ({ node }) => repeated.has(node);
}

/** The page's own words, or the sentence if they are ambiguous or missing. */
const nodePlace = (node: Location, { message }: ReportedOccurrence, isListed: boolean): Place => ({
	position: positionOf(node),
	text: isListed ? message : (node.snippet ?? message),
});

/** Without a node there is only the sentence to show, unless the headline already says it. */
const pagePlaces = ({ message }: ReportedOccurrence, headline: string): readonly Place[] =>
	message === headline ? [] : [{ position: null, text: message }];

const positionOf = ({ column, line }: Location) =>
	line === null ? null : `${line}:${column ?? 1}`;
