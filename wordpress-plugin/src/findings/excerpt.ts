const LONGEST = 60;

/** The first words of a block, to identify it. */
export function excerpt(text: string): string {
	const line = text.replace(/\s+/g, ' ').trim();
	const letters = [...line];
	if (letters.length <= LONGEST) return line;
	return `${letters
		.slice(0, LONGEST - 1)
		.join('')
		.trimEnd()}…`;
}
