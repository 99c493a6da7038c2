const mostShown = 3;

/** The names that a mistyped word may mean, closest first; empty if none is close. */
export function closestNames(word: string, names: readonly string[]): readonly string[] {
	const mostEdits = Math.max(1, Math.floor(word.length / 3));
	return names
		.map((name) => ({ name, edits: editDistance(word.toLowerCase(), name) }))
		.filter(({ edits }) => edits <= mostEdits)
		.toSorted((one, other) => one.edits - other.edits)
		.slice(0, mostShown)
		.map(({ name }) => name);
}

/** “Did you mean …?”, or nothing if no name is close. */
export function didYouMean(names: readonly string[]): string {
	const quoted = names.map((name) => `“${name}”`);
	return quoted.length === 0 ? '' : ` Did you mean ${quoted.join(' or ')}?`;
}

/** The number of letters to insert, delete, replace or swap with their neighbor (optimal string alignment). */
function editDistance(one: string, other: string): number {
	let beforeLast: readonly number[] = [];
	let last: readonly number[] = Array.from({ length: other.length + 1 }, (_, index) => index);
	for (let row = 1; row <= one.length; row++) {
		const current = [row];
		for (let column = 1; column <= other.length; column++) {
			const isSame = one[row - 1] === other[column - 1];
			const isSwapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
			current[column] = Math.min(
				(last[column] ?? 0) + 1,
				(current[column - 1] ?? 0) + 1,
				(last[column - 1] ?? 0) + (isSame ? 0 : 1),
				isSwapped ? (beforeLast[column - 2] ?? 0) + 1 : Infinity,
			);
		}
		beforeLast = last;
		last = current;
	}
	return last[other.length] ?? 0;
}
