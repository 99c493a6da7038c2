import { usageError } from '../../process/expected-error.ts';
import { dayOf } from '../option-values.ts';

/** The note and the day by which a command names it. */
export function notedOn([note, ...others]: readonly string[], date: string | undefined) {
	const day = dayOf('date', date);
	if (day !== undefined && note !== undefined && others.length === 0) return { day, note };
	throw usageError('Give the note and its day, such as “Release 2.4” with --date 2026-11-03.');
}
