export interface ChangedWords {
	readonly start: string;
	/** The words between start and end in each of the two texts. */
	readonly before: string;
	readonly after: string;
	readonly end: string;
}

/** The words in which two texts differ, between the words at start and end that they share. */
export function changedWords(before: string, after: string): ChangedWords {
	const [theirs, ours] = [before, after].map((text) => text.split(/(?<=\s)/)) as [
		string[],
		string[],
	];
	const shortest = Math.min(theirs.length, ours.length);
	let first = 0;
	while (first < shortest && theirs[first] === ours[first]) first += 1;
	let last = 0;
	while (last < shortest - first && theirs.at(-1 - last) === ours.at(-1 - last)) last += 1;
	const middle = (words: string[]) => words.slice(first, words.length - last).join('');
	return {
		start: theirs.slice(0, first).join(''),
		before: middle(theirs),
		after: middle(ours),
		end: theirs.slice(theirs.length - last).join(''),
	};
}
