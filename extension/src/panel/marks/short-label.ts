const LONGEST = 60;

/** The start of a text from the page, on one line. */
export function shortLabel(text: string): string {
	const start = text
		.slice(0, 4 * LONGEST)
		.replace(/\s+/g, ' ')
		.trim();
	return start.length > LONGEST ? `${start.slice(0, LONGEST - 1)}…` : start;
}
