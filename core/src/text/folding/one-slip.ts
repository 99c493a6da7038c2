/** Equal, or with one letter too many, missing, wrong, or swapped with its neighbor. */
export function isOneSlipFrom(written: string, meant: string): boolean {
	let start = 0;
	while (start < meant.length && written[start] === meant[start]) start++;
	const writtenRest = written.slice(start);
	const meantRest = meant.slice(start);
	return (
		writtenRest === meantRest ||
		writtenRest.slice(1) === meantRest ||
		writtenRest === meantRest.slice(1) ||
		(writtenRest !== '' && writtenRest.slice(1) === meantRest.slice(1)) ||
		(writtenRest[0] === meantRest[1] &&
			writtenRest[1] === meantRest[0] &&
			writtenRest.slice(2) === meantRest.slice(2))
	);
}
