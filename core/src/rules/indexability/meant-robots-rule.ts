/** Rules that take something away; to lose one shows what was to stay hidden. */
const restricting = ['noindex', 'nofollow', 'nosnippet', 'noimageindex'];

/** A rule that is no mistake, however close to one of the above: folklore that forbids nothing. */
const harmless: ReadonlySet<string> = new Set(['dofollow']);

/** What was meant by a robots rule that no engine knows; null when that is anybody's guess. */
export function meantRobotsRule(written: string): string | null {
	if (restricting.includes(written) || harmless.has(written)) return null;
	const parts = written.split(/[^a-z]+/).filter((part) => restricting.includes(part));
	if (parts.length > 0) return parts.join(', ');
	const letters = written.replace(/[^a-z]/g, '');
	return restricting.find((rule) => isOneSlipFrom(letters, rule)) ?? null;
}

/** Equal, or one letter too many, too few, wrong, or swapped with its neighbour. */
function isOneSlipFrom(written: string, meant: string): boolean {
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
