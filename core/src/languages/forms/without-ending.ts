/** A light stemmer: removes the longest known ending if three letters remain. */
export function withoutEnding(list: string): (folded: string) => string {
	const endings = list.split(' ').sort((one, other) => other.length - one.length);
	return (folded) => {
		const ending = endings.find((end) => folded.length - end.length >= 3 && folded.endsWith(end));
		return ending ? folded.slice(0, -ending.length) : folded;
	};
}
