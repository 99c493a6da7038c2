/** Longer than any text an engine shows. */
const mostLength = 4096;

/** Text for any database: PostgreSQL has no NUL in text, and half a surrogate pair is not a character. */
export function storable(text: string): string {
	return text.slice(0, mostLength).replaceAll('\0', '').toWellFormed();
}
