import type { ReportedRule } from '@plumbline/core';
import { placesOf } from '../findings/place.ts';
import type { BlockMark, BlockMarks } from './block-marks.ts';

/** Which blocks findings are about; the most important finding comes first. */
export function marksOf(
	findings: readonly Pick<ReportedRule, 'name' | 'occurrences'>[],
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

const blocksOf = (finding: Pick<ReportedRule, 'occurrences'>): ReadonlySet<string> =>
	new Set(placesOf(finding).flatMap((place) => (place.kind === 'block' ? [place.clientId] : [])));
