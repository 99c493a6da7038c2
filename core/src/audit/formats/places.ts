import type { Location } from '../location.ts';
import type { ReportedOccurrence, ReportedRule } from '../report.ts';

/** One line that shows where something is wrong. */
export interface Place {
	/** `12:5`; null where only the page as a whole can be named. */
	readonly position: string | null;
	readonly text: string;
}

/** Every place that a finding shows, the nodes to change first. */
export function placesOf({ headline, occurrences }: ReportedRule): readonly Place[] {
	const kinds = new Set(occurrences.map(({ messageKey }) => messageKey));
	return occurrences.flatMap((occurrence) =>
		occurrence.nodes.length > 0
			? occurrence.nodes.map((node, index) => nodePlace(node, occurrence, index, kinds.size > 1))
			: pagePlaces(occurrence, headline),
	);
}

/** Where different things are wrong, the sentence tells them apart; else the page's own words do. */
function nodePlace(
	node: Location,
	{ message }: ReportedOccurrence,
	index: number,
	isMixed: boolean,
): Place {
	const sentence = isMixed && index === 0 ? message : node.snippet;
	return { position: positionOf(node), text: sentence ?? message };
}

/** Without a node the sentence is all there is, unless the headline is that sentence. */
const pagePlaces = ({ message }: ReportedOccurrence, headline: string): readonly Place[] =>
	message === headline ? [] : [{ position: null, text: message }];

const positionOf = ({ column, line }: Location) =>
	line === null ? null : `${line}:${column ?? 1}`;
