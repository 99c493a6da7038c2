export interface FactRow {
	/** The way to the value: `title.text`, `links.2.url`. Items count from 1. */
	readonly fact: string;
	/** null is unknown. */
	readonly value: string | number | null;
}

/** The contents of a page as a table with a row for each value. */
export const factRows = (contents: Readonly<Record<string, unknown>>): readonly FactRow[] =>
	rowsOf(contents, '');

function rowsOf(value: unknown, fact: string): readonly FactRow[] {
	if (typeof value === 'string' || typeof value === 'number') return [{ fact, value }];
	if (typeof value !== 'object' || value === null)
		return [{ fact, value: typeof value === 'boolean' ? String(value) : null }];
	const parts = Array.isArray(value)
		? value.map((part, index) => [index + 1, part] as const)
		: Object.entries(value);
	return parts.flatMap(([name, part]) => rowsOf(part, fact ? `${fact}.${name}` : String(name)));
}
