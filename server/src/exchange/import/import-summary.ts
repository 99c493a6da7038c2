import { formatDay } from '../../facts/day.ts';
import type { ImportTally } from './import-tally.ts';

/** The first and the last day with facts; null without any. */
export function daysOfImport({ days }: ImportTally): {
	readonly first: string | null;
	readonly last: string | null;
} {
	let [first, last] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
	for (const day of days) {
		if (day < first) first = day;
		if (day > last) last = day;
	}
	if (days.size === 0) return { first: null, last: null };
	return { first: formatDay(first), last: formatDay(last) };
}

/** Notes about an import besides its numbers. */
export function notesOnImport({
	repeated,
	repeatsCount,
	unknownPositions,
	warnings,
}: ImportTally): readonly string[] {
	const counted = [
		[
			repeated,
			`lines repeat the keyword and day of an earlier line. The ${repeatsCount} line counts.`,
		],
		[
			unknownPositions,
			'positions of 0 were left out: SerpBear writes 0 both for a failed check and for no rank.',
		],
	] as const;
	return [
		...warnings,
		...counted.flatMap(([count, what]) => (count > 0 ? [`${count} ${what}`] : [])),
	];
}
