const longest = 60;

/** The start of a text from the page, on one line. */
export function shortLabel(text: string): string {
	const start = text
		.slice(0, 4 * longest)
		.replace(/\s+/g, ' ')
		.trim();
	return start.length > longest ? `${start.slice(0, longest - 1)}…` : start;
}
