import type { ReportedOccurrence, ReportedRule } from '@plumbline/core';
import { placeOf } from '../../audit/place.ts';

/** A post with fewer words counts as just begun. */
export const enoughWords = 50;

/** How much of the post is written. */
export interface Progress {
	/** Words in the post, exact only below `enoughWords`. */
	readonly words: number;
	readonly hasTitle: boolean;
	/** The selected block while it is empty; null otherwise. */
	readonly begunBlock: string | null;
}

/** True if a finding only says that the post is unfinished. */
export function isTooEarly(
	{ occurrences }: Pick<ReportedRule, 'occurrences'>,
	progress: Progress,
): boolean {
	return occurrences.every(
		(occurrence) => isBegun(occurrence, progress) || isYetToCome(occurrence, progress),
	);
}

/** True if something is missing, and the post is still short. */
function isYetToCome({ nodes }: ReportedOccurrence, { words, hasTitle }: Progress): boolean {
	if (words >= enoughWords) return false;
	return nodes.every(({ node }) => !hasTitle && placeOf(node)?.kind === 'title');
}

function isBegun({ nodes }: ReportedOccurrence, { begunBlock }: Progress): boolean {
	return (
		nodes.length > 0 &&
		nodes.every(({ node }) => {
			const place = placeOf(node);
			return place?.kind === 'block' && place.clientId === begunBlock;
		})
	);
}
