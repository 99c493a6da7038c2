import { answeredLikeness, daysIn, type NotCompared, type SearchPages } from '@plumbline/core/api';
import { say, type Terminal } from '../terminal.ts';

type Meta = Parameters<typeof answeredLikeness>[0] &
	Pick<SearchPages['meta'], 'compare_from' | 'compare_to'>;

/** Whether the figures of both ranges may be compared. */
export function isCompared(meta: Meta): boolean {
	return answeredLikeness(meta).notCompared === null;
}

/** Says what the changes are since, or why there are none. Silent if nobody asked. */
export function sayComparison(terminal: Terminal, meta: Meta): void {
	const { before, notCompared, observed, period } = answeredLikeness(meta);
	if (before === null) return;
	const span = `${meta.compare_from} to ${meta.compare_to}`;
	if (notCompared === null) {
		say(terminal, `Compared with ${span}.`);
		return;
	}
	const unlike = `${observed.now} of ${daysIn(period)} days are complete, and ${observed.before} of ${daysIn(before)} then`;
	const reasons: Readonly<Record<NotCompared, string>> = {
		not_wanted: 'nobody asked',
		no_figures: 'no day has complete figures',
		overlap: 'some days are in both',
		unfinished: 'a day in between is not complete yet',
		unlike,
	};
	say(terminal, `Not compared with ${span}: ${reasons[notCompared]}.`);
}
