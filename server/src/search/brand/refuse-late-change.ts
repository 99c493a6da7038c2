import { matchKey } from '../../facts/match-key.ts';
import { ProblemError } from '../../http/problems/problem-error.ts';

/** Two people who edit one list do not overwrite each other’s work unseen. */
export function refuseLateChange(current: readonly string[], expected: readonly string[]): void {
	const keys = (names: readonly string[]) => names.map(matchKey).sort().join('\n');
	if (keys(current) === keys(expected)) return;
	throw new ProblemError(
		'changed_meanwhile',
		`Somebody else has changed the names meanwhile. They are now: ${current.join(', ')}. Nothing was written.`,
	);
}
