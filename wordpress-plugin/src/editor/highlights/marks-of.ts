import type { ReportedRule } from '@plumbline/core';
import { placesOf } from '../../audit/place.ts';
import type { BlockMark, BlockMarks } from './block-marks.ts';

/** The blocks that findings are about, each with its most important finding first. */
export function marksOf(
	findings: readonly Pick<ReportedRule, 'group' | 'name' | 'occurrences'>[],
): BlockMarks {
	const marks = new Map<string, BlockMark>();
	for (const finding of findings) {
		for (const clientId of blocksOf(finding)) {
			const { count, firstRule } = marks.get(clientId) ?? { count: 0, firstRule: finding.name };
			marks.set(clientId, { count: count + 1, firstRule });
		}
	}
	return marks;
}

const blocksOf = (finding: Pick<ReportedRule, 'group' | 'occurrences'>): ReadonlySet<string> =>
	new Set(placesOf(finding).flatMap((place) => (place.kind === 'block' ? [place.clientId] : [])));
