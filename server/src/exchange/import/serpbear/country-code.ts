/** The code of the country that the text begins with, in English: “Japan, Tokyo”; else null. */
export function countryCode(text: string): string | null {
	const name = text.toLowerCase();
	const matching = [...codes()].filter(
		([country]) => name === country || name.startsWith(`${country}, `),
	);
	const longest = matching.toSorted(([one], [other]) => other.length - one.length)[0];
	return longest?.[1] ?? null;
}

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

function* codes(): Generator<readonly [string, string]> {
	const names = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' });
	for (const first of letters) {
		for (const second of letters) {
			const name = names.of(first + second);
			if (name !== undefined) yield [name.toLowerCase(), first + second];
		}
	}
}
