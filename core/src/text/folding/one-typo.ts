/**
 * Whether two words differ only in capitals, or in one letter: too many, missing, wrong, or swapped
 * with its neighbor.
 */
export function isOneTypoFrom(written: string, meant: string): boolean {
	if (Math.abs(written.length - meant.length) > 1) return false;
	if (written.toLowerCase() === meant.toLowerCase()) return true;
	if (Math.min(written.length, meant.length) < minLength) return false;
	let start = 0;
	while (start < meant.length && written[start] === meant[start]) start++;
	const writtenRest = written.slice(start);
	const meantRest = meant.slice(start);
	return (
		writtenRest.slice(1) === meantRest ||
		writtenRest === meantRest.slice(1) ||
		writtenRest.slice(1) === meantRest.slice(1) ||
		(writtenRest[0] === meantRest[1] &&
			writtenRest[1] === meantRest[0] &&
			writtenRest.slice(2) === meantRest.slice(2))
	);
}

/** Most pairs of shorter words that differ by one letter are different words. */
const minLength = 4;
