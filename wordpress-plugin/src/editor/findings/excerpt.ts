const longest = 60;

/** The first words of a block, so that people recognize it. */
export function excerpt(text: string): string {
	const line = text.replace(/\s+/g, ' ').trim();
	const letters = [...line];
	if (letters.length <= longest) return line;
	return `${letters
		.slice(0, longest - 1)
		.join('')
		.trimEnd()}…`;
}
